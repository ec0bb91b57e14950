"""The 55 experts, 11 of each continent: when each acts, on what, and what it brings (EN-30).

Names and effects are stated in the rulebook; the Latin spelling of the names is ours.
"""

from typing import Final, NamedTuple

from .provenance import RULEBOOK


class Expert(NamedTuple):
    """One expert: its moment, the continent, group or category meant (if any), what it brings and how much."""

    label: str
    continent: str
    moment: str
    subject: str
    gain: str
    amount: int
    source: str


EXPERTS: Final = (
    Expert("alonso-rosette", "america", "marker", "class", "coins", 1, RULEBOOK),
    Expert("elena-lewis", "america", "publish", "", "reputation", 2, RULEBOOK),
    Expert("christian-miller", "america", "university", "", "coins", 2, RULEBOOK),
    Expert("madalena-rotella", "america", "end", "arboreal", "markers", 2, RULEBOOK),
    Expert("nargiz-tatilian", "america", "end", "tokens", "vp", 1, RULEBOOK),
    Expert("audrey-morton", "america", "expedition", "america", "vp", 3, RULEBOOK),
    Expert("renelle-victoria", "america", "points", "america", "points", 2, RULEBOOK),
    Expert("rogerio-luz", "america", "die", "america", "value", 1, RULEBOOK),
    Expert("salvador-ortiz", "america", "end", "omnivore", "markers", 2, RULEBOOK),
    Expert("fernanda-brito-pedroso", "america", "end", "mammals", "markers", 2, RULEBOOK),
    Expert("etienne-lebeau", "america", "embassy", "", "reputation", 2, RULEBOOK),
    Expert("adriana-zarek", "europe", "publish", "", "reputation", 2, RULEBOOK),
    Expert("vlad-kuleshov", "europe", "end", "seals", "vp", 1, RULEBOOK),
    Expert("katrin-holzhausen", "europe", "academy", "", "coins", 2, RULEBOOK),
    Expert("katie-macsweeney", "europe", "points", "europe", "points", 2, RULEBOOK),
    Expert("leonard-vaikutis", "europe", "university", "", "reputation", 2, RULEBOOK),
    Expert("lotta-paulsen", "europe", "end", "birds", "markers", 2, RULEBOOK),
    Expert("lawrence-korts", "europe", "expedition", "europe", "vp", 3, RULEBOOK),
    Expert("manuel-nunez", "europe", "end", "cold", "markers", 2, RULEBOOK),
    Expert("mathias-hass", "europe", "marker", "diet", "coins", 1, RULEBOOK),
    Expert("mathieu-aubert", "europe", "die", "europe", "value", 1, RULEBOOK),
    Expert("rachel-mostinckx", "europe", "once", "", "coins", 5, RULEBOOK),
    Expert("ankshu-raghavan", "asia", "end", "reputation", "vp", 1, RULEBOOK),
    Expert("gangesh-mukherjee", "asia", "end", "hot", "markers", 2, RULEBOOK),
    Expert("gao-zhelan", "asia", "publish", "", "coins", 3, RULEBOOK),
    Expert("ishiwata-eiko", "asia", "once", "", "reputation", 3, RULEBOOK),
    Expert("kadar-gale", "asia", "marker", "climate", "coins", 3, RULEBOOK),
    Expert("morishita-shinzo", "asia", "expedition", "asia", "vp", 3, RULEBOOK),
    Expert("piar-jari", "asia", "embassy", "", "vp", 3, RULEBOOK),
    Expert("pu-geun-yeon", "asia", "points", "asia", "points", 2, RULEBOOK),
    Expert("suriani-binti-sulung", "asia", "end", "carnivore", "markers", 2, RULEBOOK),
    Expert("thao-tri-hung", "asia", "die", "asia", "value", 1, RULEBOOK),
    Expert("shanti-shevade", "asia", "academy", "", "reputation", 2, RULEBOOK),
    Expert("adamu-ashenafi", "africa", "university", "", "vp", 3, RULEBOOK),
    Expert("aymar-dibumbe", "africa", "embassy", "", "coins", 2, RULEBOOK),
    Expert("gidia-grobbelaar", "africa", "end", "reptiles", "markers", 2, RULEBOOK),
    Expert("girgis-al-gumari", "africa", "points", "africa", "points", 2, RULEBOOK),
    Expert("nkogolo-bakumi", "africa", "end", "experts", "vp", 1, RULEBOOK),
    Expert("rabia-assaf", "africa", "expedition", "africa", "vp", 3, RULEBOOK),
    Expert("simon-hodsmani", "africa", "marker", "habitat", "coins", 2, RULEBOOK),
    Expert("samara-el-ouadi", "africa", "bank", "", "reputation", 2, RULEBOOK),
    Expert("safi-limbila", "africa", "once", "", "coins", 5, RULEBOOK),
    Expert("habib-abdalla", "africa", "end", "temperate", "markers", 2, RULEBOOK),
    Expert("yaban-peker", "africa", "die", "africa", "value", 1, RULEBOOK),
    Expert("akona-wikirifi", "oceania", "points", "oceania", "points", 2, RULEBOOK),
    Expert("arnold-schumann", "oceania", "end", "terrestrial", "markers", 2, RULEBOOK),
    Expert("ilmatar-ivanen", "oceania", "end", "aquatic", "markers", 2, RULEBOOK),
    Expert("kiteni-sariman", "oceania", "end", "herbivore", "markers", 2, RULEBOOK),
    Expert("matilda-glenn", "oceania", "once", "", "reputation", 3, RULEBOOK),
    Expert("paipau-piripi", "oceania", "academy", "", "vp", 3, RULEBOOK),
    Expert("pora-paniu", "oceania", "end", "coins", "vp", 1, RULEBOOK),
    Expert("phoebe-burke", "oceania", "bank", "", "vp", 3, RULEBOOK),
    Expert("egbert-rensing", "oceania", "publish", "", "coins", 3, RULEBOOK),
    Expert("emilia-morris", "oceania", "expedition", "oceania", "vp", 3, RULEBOOK),
    Expert("etano-palamo", "oceania", "die", "oceania", "value", 1, RULEBOOK),
)
