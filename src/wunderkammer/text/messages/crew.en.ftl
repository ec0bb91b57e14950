# Crews on several machines.
crew-hosts = Who played
crew-host = machine
crew-workers = processes
crew-tasks = pieces of work
crew-share = share
crew-lost = lost
crew-refused = refused
crew-results = results
crew-alike = like the others
crew-deviating = deviate
crew-too-few = too few to compare
