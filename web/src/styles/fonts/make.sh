#!/bin/sh
# Makes the fonts of this folder from the packages they come from: Fraunces in the one weight that titles have, and both in
# the characters of Latin-1 with the punctuation of books. Needs fonttools 4.38 and brotli (Debian: fonttools
# python3-brotli). Names are left out but for the copyright, since "Andika" is reserved for what its makers publish.
set -e
cd "$(dirname "$0")"
packages=../../../../node_modules
characters='U+20-7E,U+A0,U+A1,U+A9-AB,U+B0,U+B7,U+BA,U+BB,U+BF-FF,U+152,U+153,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2060'

cut() {
  pyftsubset "$1" --unicodes="$characters" --layout-features='kern,liga' \
    --name-IDs='0,13,14' --flavor=woff2 --output-file="$2"
}

fonttools varLib.instancer -q -o fraunces.ttf "$packages/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2" wght=600
cut fraunces.ttf fraunces-600.woff2
rm fraunces.ttf
for weight in 400 700; do
  cut "$packages/@fontsource/andika/files/andika-latin-$weight-normal.woff2" "andika-$weight.woff2"
done
cp "$packages/@fontsource-variable/fraunces/LICENSE" fraunces-LICENSE.txt
cp "$packages/@fontsource/andika/LICENSE" andika-LICENSE.txt
