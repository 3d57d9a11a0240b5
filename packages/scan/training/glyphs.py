"""Draws the digits 1 to 9 and the letters A to G of all fonts that `fonts.txt` names, as 64 x 64 pixels.

Use: python3 glyphs.py FOLDER   writes glyphs.bin and faces.json
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import numpy
from PIL import Image, ImageDraw, ImageFont

CHARACTERS = "123456789ABCDEFG"
SIDE, HEIGHT = 64, 44
NO_FIGURES = ("Symbol", "Math", "Emoji", "Braille", "Dingbat", "Ornament", "Signs", "SmallCaps", "Zodiac")
HERE = Path(__file__).parent


def packages():
    kind = "printed"
    for line in (HERE / "fonts.txt").read_text().splitlines():
        if line.endswith(":"):
            kind = line[:-1]
        else:
            for package in line.split():
                yield kind, package


def files(package):
    listed = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=True).stdout
    return sorted({Path(name).resolve() for name in listed.splitlines() if name.lower().endswith((".ttf", ".otf"))})


def drawn(font, character):
    left, top, right, bottom = font.getbbox(character)
    if right <= left or bottom <= top:
        return None
    picture = Image.new("L", (SIDE, SIDE))
    at = ((SIDE - (right - left)) / 2 - left, (SIDE - (bottom - top)) / 2 - top)
    ImageDraw.Draw(picture).text((round(at[0]), round(at[1])), character, 255, font=font)
    return numpy.asarray(picture)


def glyphs(path):
    font = ImageFont.truetype(str(path), 100, layout_engine=ImageFont.Layout.BASIC)
    top, bottom = font.getbbox("7")[1::2]
    if bottom - top < 20:
        return None
    font = ImageFont.truetype(str(path), round(100 * HEIGHT / (bottom - top)), layout_engine=ImageFont.Layout.BASIC)
    pictures = [drawn(font, character) for character in CHARACTERS]
    if any(picture is None or picture.max() < 128 for picture in pictures):
        return None
    if len({picture.tobytes() for picture in pictures}) < len(pictures):
        return None
    return numpy.stack(pictures)


def small(pictures):
    return pictures.reshape(16, 16, 4, 16, 4).mean(axis=(2, 4))[:9].astype(numpy.float32).ravel()


def main(folder):
    refused = set((HERE / "refused-faces.txt").read_text().split("\n"))
    faces, pictures, looks = [], [], []
    for kind, package in packages():
        for path in files(package):
            font = ImageFont.truetype(str(path), 20)
            family, style = font.getname()
            if path.name in refused or any(word in f"{family}{path.name}" for word in NO_FIGURES):
                continue
            picture = glyphs(path)
            if picture is None:
                continue
            look = small(picture)
            distances = [float(numpy.abs(look - other).mean()) for other in looks]
            near = min(range(len(looks)), key=distances.__getitem__, default=-1)
            if near >= 0 and distances[near] < 2:
                continue
            # A face that looks like an earlier one is on the same side as that one, whatever its name.
            group = faces[near]["group"] if near >= 0 and distances[near] < 7 else " ".join(family.split()[:2])
            faces.append({"file": path.name, "family": family, "style": style, "kind": kind, "group": group})
            pictures.append(picture)
            looks.append(look)
    for face in faces:
        face["heldOut"] = hashlib.sha256(face["group"].encode()).digest()[0] % 5 == 0
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "glyphs.bin").write_bytes(numpy.stack(pictures).tobytes())
    (folder / "faces.json").write_text(json.dumps(faces, indent=0))
    print(len(faces), "faces,", sum(face["heldOut"] for face in faces), "held out")


main(Path(sys.argv[1]))
