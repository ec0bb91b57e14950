"""What people of the eighteenth and nineteenth centuries wore and how they had their hair, as flat shapes for a bust."""

from __future__ import annotations

INK = "#1d1a17"
PALE = "#f2ead6"


def shape(path: str, colour: str) -> str:
    return f'<path fill="{colour}" d="{path}"/>'


def line(path: str, colour: str, width: float, dashes: str = "") -> str:
    broken = f' stroke-dasharray="{dashes}"' if dashes else ""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path fill="none" stroke="{colour}" stroke-width="{width}" {ends}{broken} d="{path}"/>'


def beads(points: str, colour: str, radius: float) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>' for x, y in (pair.split(",") for pair in points.split()))


SHOULDERS = "M4 220C8 186 40 176 74 166L126 166C160 176 192 186 196 220Z"
CAP_OF_HAIR = "M56 96C48 52 70 26 100 26C130 26 152 52 144 96C140 76 132 64 122 58C108 66 88 66 76 60C66 66 60 78 56 96Z"

# What falls behind the neck.
HAIR_BEHIND = {
    "long": lambda c: shape("M100 22C146 22 158 64 154 112C154 146 162 168 168 190L32 190C38 168 46 146 46 112C42 64 54 22 100 22Z", c),
    "tied": lambda c: shape("M140 108C156 122 160 154 152 186L136 186C138 160 134 138 128 126Z", c),
    "braid": lambda c: line("M140 110C156 132 156 156 148 192", c, 17) + line("M146 128L158 134M148 146L160 150M146 164L158 168", INK, 2),
    "braids": lambda c: line("M60 110C48 140 46 160 50 194M140 110C152 140 154 160 150 194M70 120C60 150 60 170 62 190M130 120C140 150 140 170 138 190", c, 10),
    "wig": lambda c: shape("M100 20C146 20 158 56 154 96C166 112 166 140 152 154C142 160 132 156 128 148L72 148C68 156 58 160 48 154C34 140 34 112 46 96C42 56 54 20 100 20Z", c),
    "curls": lambda c: shape("M100 20C120 14 140 26 146 42C160 52 160 74 154 86C162 100 156 120 146 126C140 134 132 132 128 126L72 126C68 132 60 134 54 126C44 120 38 100 46 86C40 74 40 52 54 42C60 26 80 14 100 20Z", c),
    "afro": lambda c: shape("M100 12C142 10 164 42 160 78C158 106 148 118 140 120L60 120C52 118 42 106 40 78C36 42 58 10 100 12Z", c),
    "bun": lambda c: f'<circle cx="100" cy="22" r="19" fill="{c}"/>',
    "topknot": lambda c: f'<ellipse cx="100" cy="20" rx="13" ry="17" fill="{c}"/>' + line("M88 30Q100 36 112 30", PALE, 4),
}  # fmt: skip

# What frames the face.
HAIR_BEFORE = {
    "short": lambda c: shape(CAP_OF_HAIR, c),
    "tied": lambda c: shape("M56 98C48 52 68 26 100 26C132 26 152 52 144 98C142 78 134 62 120 50C100 46 84 48 74 56C64 66 60 80 56 98Z", c),
    "side": lambda c: shape("M56 96C46 50 72 24 104 26C136 28 150 54 144 94C140 74 134 66 128 62C112 66 92 60 82 48C78 62 62 72 56 96Z", c),
    "bun": lambda c: shape("M56 96C48 50 72 26 100 26C128 26 152 50 144 96C140 68 122 52 100 50C78 52 60 68 56 96Z", c),
    "topknot": lambda c: shape("M56 92C50 52 74 28 100 28C126 28 150 52 144 92C138 66 122 50 100 50C78 50 62 66 56 92Z", c),
    "parted": lambda c: shape("M54 112C42 56 66 24 100 24C134 24 158 56 146 112C142 84 130 60 100 44C70 60 58 84 54 112Z", c) + line("M100 26L100 44", INK, 2),
    "braid": lambda c: shape("M54 104C44 52 68 24 100 24C134 24 156 54 146 106C142 78 126 56 92 46C70 56 58 80 54 104Z", c),
    "braids": lambda c: shape("M54 108C44 54 68 24 100 24C132 24 156 54 146 108C140 76 124 54 100 46C76 54 60 76 54 108Z", c) + line("M82 30L68 62M100 26L100 46M118 30L132 62", INK, 2),
    "crown": lambda c: shape("M56 98C48 54 70 30 100 30C130 30 152 54 144 98C140 72 124 56 100 54C76 56 60 72 56 98Z", c) + line("M58 50C74 24 126 24 142 50", c, 19) + line("M66 38L74 50M82 28L88 42M100 24L102 40M118 28L116 42M134 38L128 50", INK, 2),
    "long": lambda c: shape("M56 110C44 56 66 26 100 26C134 26 156 56 144 110C142 82 132 64 112 50C92 56 66 70 56 110Z", c),
    "curls": lambda c: shape("M58 88C52 78 56 64 66 60C68 46 84 40 94 46C102 38 120 40 124 50C136 52 144 64 142 88C136 74 128 70 120 66C104 70 90 66 82 62C70 66 62 76 58 88Z", c),
    "afro": lambda c: shape("M58 84C60 58 76 46 100 46C124 46 140 58 142 84C134 66 120 58 100 58C80 58 66 66 58 84Z", c),
    "wig": lambda c: shape("M54 92C46 48 70 22 100 22C130 22 154 48 146 92C140 64 124 48 100 48C76 48 60 64 54 92Z", c) + line("M40 104a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M40 126a9 9 0 1 0 18 0M142 104a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M142 126a9 9 0 1 0 18 0", "#8a8272", 2.4),
    "bald": lambda c: shape("M57 104C48 88 50 72 58 66C60 78 58 92 62 106ZM143 104C152 88 150 72 142 66C140 78 142 92 138 106Z", c),
}  # fmt: skip

BEARDS = {
    "full": lambda c: shape("M58 100C62 118 74 122 84 122Q100 116 116 122C126 122 138 118 142 100C146 138 128 170 100 170C72 170 54 138 58 100ZM86 130Q100 140 114 130Q100 126 86 130Z", c),
    "long": lambda c: shape("M60 108C66 122 76 124 84 122Q100 116 116 122C124 124 134 122 140 108C144 146 130 186 100 204C70 186 56 146 60 108ZM86 130Q100 140 114 130Q100 126 86 130Z", c),
    "goatee": lambda c: shape("M82 122Q100 116 118 122L116 128Q100 122 84 128ZM86 142Q100 148 114 142C114 160 106 170 100 172C94 170 86 160 86 142Z", c),
    "moustache": lambda c: shape("M100 120C92 116 80 120 72 130C82 134 94 130 100 126C106 130 118 134 128 130C120 120 108 116 100 120Z", c),
    "sideburns": lambda c: shape("M57 88C62 96 66 112 78 132C68 134 58 116 57 88ZM143 88C138 96 134 112 122 132C132 134 142 116 143 88Z", c),
}  # fmt: skip

HATS = {
    "wide": lambda c: shape("M18 62C50 50 150 50 182 62C176 74 130 70 100 68C70 70 24 74 18 62Z", c) + shape("M62 60C60 24 76 8 100 8C124 8 140 24 138 60Z", c) + line("M62 54Q100 64 138 54", INK, 6),
    "straw": lambda c: shape("M14 64C44 50 156 50 186 64C176 76 130 72 100 70C70 72 24 76 14 64Z", c) + shape("M64 58L68 22C80 12 120 12 132 22L136 58Z", c) + line("M66 50Q100 58 134 50", "#8a3f30", 8) + line("M30 63Q100 52 170 63", "#a88a4a", 2),
    "tricorne": lambda c: shape("M22 68C36 36 74 28 100 14C126 28 164 36 178 68C150 54 124 58 100 66C76 58 50 54 22 68Z", c) + line("M26 64C48 50 76 54 100 62C124 54 152 50 174 64", "#c9a85a", 3.4),
    "fur": lambda c: shape("M54 66C46 36 70 8 100 8C130 8 154 36 146 66C118 56 82 56 54 66Z", c) + shape("M48 72C46 58 58 52 100 52C142 52 154 58 152 72C124 62 76 62 48 72Z", "#8a7458"),
    "bonnet": lambda c: shape("M48 108C38 50 62 18 100 18C138 18 162 50 152 108C148 78 134 54 100 52C66 54 52 78 48 108Z", c) + line("M54 100C58 70 72 54 100 52C128 54 142 70 146 100", "#b8a888", 3) + line("M52 108C56 140 76 160 92 164M148 108C144 140 124 160 108 164", c, 5),
    "headwrap": lambda c: shape("M54 82C46 40 66 12 100 12C134 12 154 40 146 82C132 60 118 54 100 54C82 54 68 60 54 82Z", c) + line("M58 70C76 44 108 36 140 44M66 36C86 22 120 24 140 60", INK, 2.2) + shape("M134 24C150 12 164 16 166 30C160 42 148 42 138 38Z", c),
    "turban": lambda c: shape("M46 76C34 44 58 10 100 10C142 10 166 44 154 76C134 54 118 50 100 50C82 50 66 54 46 76Z", c) + line("M50 64C72 36 112 26 150 42M48 48C72 22 118 14 148 30M62 66C92 42 130 42 152 62", "#8a7a5c", 2.4),
    "cap": lambda c: shape("M62 54C60 26 78 14 100 14C122 14 140 26 138 54Q100 44 62 54Z", c) + line("M63 48Q100 38 137 48", PALE, 3),
    "gat": lambda c: shape("M10 56C44 46 156 46 190 56C156 66 44 66 10 56Z", c) + shape("M72 52L76 6L124 6L128 52Z", c) + line("M60 62C64 120 84 158 100 172C116 158 136 120 140 62", c, 2.4),
    "fez": lambda c: shape("M66 52L72 8C88 4 112 4 128 8L134 52Q100 44 66 52Z", c) + line("M100 6C124 8 138 20 140 44", INK, 3),
    "veil": lambda c: shape("M36 190C30 130 36 74 52 46C66 20 134 20 148 46C164 74 170 130 164 190L132 178C146 140 148 100 138 72C124 52 76 52 62 72C52 100 54 140 68 178Z", c) + line("M58 66C48 100 50 140 62 178M142 66C152 100 150 140 138 178", "#8a7452", 2.2),
    "hood": lambda c: shape("M30 196C26 130 34 60 60 34C78 12 122 12 140 34C166 60 174 130 170 196L134 182C146 150 150 104 140 76C128 52 72 52 60 76C50 104 54 150 66 182Z", c) + line("M60 72C74 50 126 50 140 72", "#9a8a68", 3) + line("M100 14L100 52", "#9a8a68", 2),
    "comb": lambda c: shape("M78 30C76 10 88 2 100 2C112 2 124 10 122 30Q100 22 78 30Z", c) + line("M88 8L88 26M100 4L100 24M112 8L112 26", PALE, 2),
    "jewel": lambda c: f'<circle cx="100" cy="66" r="4.500" fill="{c}"/>' + line("M100 30L100 56", "#d9b860", 3, "3 4"),
    "flowers": lambda c: "".join(beads(f"{x + dx},{y + dy}", c, 6) for x, y in ((64, 46), (80, 34)) for dx, dy in ((-6, 0), (6, 0), (0, -6), (0, 6))) + beads("64,46 80,34", "#f2dc8a", 5) + shape("M50 56C44 46 46 38 52 34C58 42 58 50 54 58ZM92 26C100 18 108 18 114 22C108 30 100 32 92 30Z", "#6a8a4a"),
}  # fmt: skip

DRESSES = {
    "coat": lambda a, b: shape(SHOULDERS, a) + shape("M80 164L100 220L120 164L110 176L90 176Z", b) + shape("M74 166L60 186L88 214L84 176ZM126 166L140 186L112 214L116 176Z", a) + line("M74 166L60 186L90 216M126 166L140 186L110 216", INK, 2),
    "frock": lambda a, b: shape(SHOULDERS, a) + shape("M78 166L86 220L114 220L122 166Z", b) + shape("M82 164C90 172 110 172 118 164L112 196L100 204L88 196Z", PALE) + line("M92 176Q100 182 108 176M92 186Q100 192 108 186", "#a89c82", 2) + line("M74 168L84 220M126 168L116 220", INK, 2),
    "collar": lambda a, b: shape(SHOULDERS, a) + shape("M78 164C60 172 52 184 56 192C76 196 92 190 100 178C108 190 124 196 144 192C148 184 140 172 122 164C112 176 88 176 78 164Z", b) + beads("100,184", "#b08a4a", 6) + line("M100 192L100 220", INK, 2, "2 7"),
    "lace": lambda a, b: shape(SHOULDERS, a) + shape("M70 168C76 200 92 214 100 216C108 214 124 200 130 168L118 166C112 182 88 182 82 166Z", b) + line("M72 176C80 202 92 212 100 214C108 212 120 202 128 176", "#a8987a", 3, "1 6"),
    "shawl": lambda a, b: shape(SHOULDERS, b) + shape("M70 164C40 174 8 190 4 220L84 220C92 206 96 190 84 172ZM130 164C160 174 192 190 196 220L108 220C104 206 104 190 116 172Z", a) + line("M40 184L30 220M60 176L56 220M160 184L170 220M140 176L146 220", b, 3, "5 6"),
    "cloak": lambda a, b: shape(SHOULDERS, a) + shape("M82 164L88 220L112 220L118 164Z", b) + shape("M66 170C78 186 122 186 134 170L130 160C118 172 82 172 70 160Z", a) + beads("84,184 116,184", "#c9a85a", 5) + line("M84 184Q100 194 116 184", "#c9a85a", 3),
    "ruff": lambda a, b: shape(SHOULDERS, a) + shape("M56 170C60 152 78 150 100 156C122 150 140 152 144 170C140 188 122 190 100 186C78 190 60 188 56 170Z", b) + line("M66 158L76 180M80 154L86 184M96 156L96 186M110 156L106 186M122 154L116 184M136 158L126 180", "#a89c82", 2.2) + line("M100 190L100 220", "#c9a85a", 3, "1 8"),
    "robe": lambda a, b: shape(SHOULDERS, a) + shape("M78 164L112 220L128 220L92 170ZM122 164L84 220L68 220L108 170Z", b) + line("M122 164L84 220", INK, 2.2) + line("M30 196L24 220M170 196L176 220", INK, 2),
    "mandarin": lambda a, b: shape(SHOULDERS, a) + shape("M80 160C88 168 112 168 120 160L122 176C110 184 90 184 78 176Z", b) + line("M100 182L100 220", b, 4) + beads("100,190 100,204", INK, 2.6) + line("M88 192L112 192M88 206L112 206", b, 3),
    "sari": lambda a, b: shape(SHOULDERS, b) + shape("M132 162C164 172 192 188 196 220L60 220C96 206 124 190 116 170Z", a) + line("M116 172C122 192 96 208 62 220", "#d9b04a", 5) + beads("86,178 93,183 100,185 107,183 114,178", "#d9b04a", 3.6),
    "boubou": lambda a, b: shape(SHOULDERS, a) + shape("M78 164C84 184 92 208 100 212C108 208 116 184 122 164L114 166C110 178 90 178 86 166Z", b) + line("M74 170C80 196 90 216 100 220C110 216 120 196 126 170", b, 3, "4 4") + line("M40 184L36 220M160 184L164 220", b, 3),
    "beads": lambda a, b: shape(SHOULDERS, a) + "".join(line(f"M{74 - d} {166 + d}Q100 {192 + 2 * d} {126 + d} {166 + d}", b if d % 10 else "#b8402c", 5, "3 5") for d in (2, 10, 18)),
    "feathers": lambda a, b: shape(SHOULDERS, a) + shape("M70 168C82 190 118 190 130 168L142 174C126 204 74 204 58 174Z", b) + "".join(shape(f"M{x} {y}l7 15l-7 7l-7 -7z", b) for x, y in ((26, 192), (48, 188), (152, 188), (174, 192), (70, 200), (100, 204), (130, 200))),
}  # fmt: skip
