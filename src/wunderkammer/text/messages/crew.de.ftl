# Mannschaften auf mehreren Rechnern.
crew-hosts = Wer gespielt hat
crew-host = Rechner
crew-workers = Prozesse
crew-tasks = Aufgaben
crew-share = Anteil
crew-lost = verloren
crew-refused = abgewiesen
crew-results = Ergebnisse
crew-alike = wie bei den anderen
crew-deviating = weichen ab
crew-too-few = zu wenige zum Vergleichen
