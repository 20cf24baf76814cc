import type { Camera } from './camera.ts';
import { isLetter, Reader } from './reader.ts';

/** From and to of what a frame shows, or of what a shape takes, in units of the stage. */
type Extent = { left: number; right: number };

const isOutside = ({ left, right }: Extent, frame: Extent): boolean =>
  right < frame.left || left > frame.right;

/** Tenths of a unit, as short as can be: `-.5`. */
function tenths(value: number): string {
  const size = Math.abs(value);
  const [whole, rest] = [Math.floor(size / 10), size % 10];
  const digits = rest === 0 ? `${whole}` : `${whole === 0 ? '' : whole}.${rest}`;
  return value < 0 ? `-${digits}` : digits;
}

const [MINUS, POINT, SLASH] = [...'-./'].map((letter) => letter.charCodeAt(0)) as [number, number, number];

/** Writes a path's data, with a space only where two numbers would run into each other. */
class Writer {
  data = '';
  #isNumber = false;
  #hasPoint = false;

  letter(letter: string): void {
    this.data += letter;
    this.#isNumber = false;
  }

  number(value: number): void {
    const text = tenths(value);
    const code = text.charCodeAt(0);
    const isApart = !this.#isNumber || code === MINUS || (code === POINT && this.#hasPoint);
    this.data += isApart ? text : ` ${text}`;
    this.#isNumber = true;
    this.#hasPoint = value % 10 !== 0;
  }

  /** An arc's two flags, after which a number needs no space. */
  flags(large: number, sweep: number): void {
    this.data += ` ${large}${sweep}`;
    this.#isNumber = false;
  }
}

/** The beginning of a part of a path: from the picture's origin or from the end of the part before. */
function beginning(letter: 'M' | 'm', x: number, y: number): Writer {
  const writer = new Writer();
  writer.letter(letter);
  writer.number(x);
  writer.number(y);
  return writer;
}

/** Numbers of one step after a letter of a path's data: `x` and `y` where they are. */
const AXES: Record<string, string> = { h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy' };

/**
 * The same path data in tenths of a unit, with each step from where the last one ended.
 * @param frame parts that are outside of it are left out
 * @param isCoarse in whole units
 */
function shortData(data: string, frame: Extent, isCoarse: boolean): { d: string } & Extent {
  const rounded = (value: number, from: number): number =>
    isCoarse ? Math.round(value + from / 10) * 10 : Math.round(value * 10 + from);
  const all = { d: '', left: Infinity, right: -Infinity };
  const reader = new Reader(data);
  let writer = new Writer();
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** End of what is written. */
  let [endX, endY] = [0, 0];
  let [left, right] = [Infinity, -Infinity];
  let last = '';
  const endPart = (): void => {
    const part = { left: left / 10, right: right / 10 };
    if (left > right || isOutside(part, frame)) return;
    all.d += writer.data;
    all.left = Math.min(all.left, part.left);
    all.right = Math.max(all.right, part.right);
    [endX, endY] = [x, y];
  };
  for (let letter = reader.letter(); letter !== ''; letter = reader.letter()) {
    const kind = letter.toLowerCase();
    const isOwn = letter !== kind;
    if (kind === 'z') {
      writer.letter('z');
      [x, y, last] = [startX, startY, ''];
    }
    for (let isFirst = true; reader.hasNumber(); isFirst = false) {
      if (kind === 'm' && isFirst) {
        endPart();
        x = rounded(reader.number(), isOwn ? 0 : x);
        y = rounded(reader.number(), isOwn ? 0 : y);
        [startX, startY, left, right] = [x, y, x, x];
        const [own, near] = [beginning('M', x, y), beginning('m', x - endX, y - endY)];
        [writer, last] = own.data.length < near.data.length ? [own, 'M'] : [near, 'l'];
        continue;
      }
      const step = kind === 'm' ? 'l' : kind;
      if (step !== last) writer.letter(step);
      last = step;
      let bulge = 0;
      if (step === 'a') {
        const radius = Math.round(reader.number() * 10);
        bulge = 2 * radius;
        writer.number(radius);
        for (const _ of 'yr') writer.number(Math.round(reader.number() * 10));
        writer.flags(reader.flag(), reader.flag());
      }
      const [fromX, fromY] = [x, y];
      for (const axis of AXES[step] ?? 'xy') {
        const from = axis === 'x' ? fromX : fromY;
        const to = rounded(reader.number(), isOwn ? 0 : from);
        writer.number(to - from);
        if (axis === 'y') y = to;
        else {
          x = to;
          left = Math.min(left, to - bulge);
          right = Math.max(right, to + bulge);
        }
      }
    }
  }
  endPart();
  return all;
}

/** A number without its leading zero. */
const bare = (value: string): string =>
  value.startsWith('0.') ? value.slice(1) : value.startsWith('-0.') ? `-${value.slice(2)}` : value;

/** `translate(0 0) scale(2 2)` as `scale(2)`. */
function shortTransform(transform: string): string {
  let short = '';
  for (let open = transform.indexOf('('), at = 0; open >= 0; open = transform.indexOf('(', at)) {
    const name = transform.slice(at, open).trim();
    at = transform.indexOf(')', open) + 1;
    const values = transform
      .slice(open + 1, at - 1)
      .split(' ')
      .map(bare);
    if (name === 'scale' && values[0] === values[1]) values.pop();
    const isNothing = name === 'translate' ? values.every((value) => value === '0') : values.join() === '1';
    if (!isNothing || name === 'rotate') short += `${name}(${values.join(' ')})`;
  }
  return short;
}

/** A paint, with its opacity as two more digits where it is a colour; nothing for none. */
function paint(name: 'fill' | 'stroke', value: string, opacity: string, usual = 'none'): string {
  if (value === usual) return '';
  const own = value === '' ? '' : ` ${name}="${value}"`;
  if (opacity === '') return own;
  if (value.length !== '#rrggbb'.length) return `${own} ${name}-opacity="${bare(opacity)}"`;
  const alpha = Math.round(Number(opacity) * 255);
  return ` ${name}="${value}${alpha < 16 ? '0' : ''}${alpha.toString(16)}"`;
}

const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect']);
/** Places and lengths, of which tenths of a unit are enough; with `true`, left out at 0. */
const LENGTHS = new Map([
  ...['x', 'y', 'cx', 'cy', 'rx'].map((name) => [name, true] as const),
  ...['r', 'ry', 'width', 'height'].map((name) => [name, false] as const),
]);
/** What is written by other means or, as `PAINT` in `draw.ts` says, for all of a picture. */
const PAINTS = new Set(['d', 'fill', 'stroke', 'stroke-linecap', 'stroke-linejoin']);
/** What is more transparent is not missed. */
const FAINT = 0.21;
/** Bytes of a copy of what is kept once for several places. */
const WORTH_KEEPING = 24;

const EVERYWHERE: Extent = { left: -Infinity, right: Infinity };

/** What a circle, an ellipse or a rectangle takes. */
function extentOf(tag: string, given: ReadonlyMap<string, string>): Extent {
  const value = (name: string): number => Number(given.get(name) ?? 0);
  if (tag === 'rect') return { left: value('x'), right: value('x') + value('width') };
  const r = value(tag === 'circle' ? 'r' : 'rx');
  return { left: value('cx') - r, right: value('cx') + r };
}

/** What a copy takes of a kept drawing that reaches so far to both sides; `translate(x y)scale(s)`. */
function extentOfCopy(transform: string, reach: number): Extent {
  const reader = new Reader(transform);
  if (reader.word() !== 'translate') return EVERYWHERE;
  reader.at++;
  const x = reader.number();
  reader.number();
  const name = reader.word();
  reader.at++;
  const size = name === '' ? 1 : name === 'scale' ? Math.abs(reader.number()) : Infinity;
  return { left: x - reach * size, right: x + reach * size };
}

/** The attributes of an element. */
function attributesIn(svg: string, from: number, end: number): Map<string, string> {
  const given = new Map<string, string>();
  let at = from;
  for (let equals = svg.indexOf('="', at); equals >= 0 && equals < end; equals = svg.indexOf('="', at)) {
    const name = svg.slice(svg.lastIndexOf(' ', equals) + 1, equals);
    at = svg.indexOf('"', equals + 2) + 1;
    given.set(name, svg.slice(equals + 2, at - 1));
  }
  return given;
}

/** All attributes but a path's data. */
function shortAttributes(given: ReadonlyMap<string, string>, isShape: boolean, usual: string): string {
  let short = '';
  for (const [name, value] of given) {
    const mayGo = LENGTHS.get(name);
    if (mayGo !== undefined) {
      const length = tenths(Math.round(Number(value) * 10));
      if (length !== '0' || !mayGo) short += ` ${name}="${length}"`;
    } else if (name === 'transform') {
      const transform = shortTransform(value);
      if (transform !== '') short += ` transform="${transform}"`;
    } else if (!PAINTS.has(name) && !(isShape && name === 'opacity')) short += ` ${name}="${bare(value)}"`;
  }
  const [fill = '', stroke = isShape ? 'none' : ''] = [given.get('fill'), given.get('stroke')];
  const opacity = isShape ? (given.get('opacity') ?? '') : '';
  const isLine = stroke !== '' && stroke !== 'none';
  return (
    short + paint('fill', fill, isLine ? '' : opacity) + paint('stroke', stroke, isLine ? opacity : '', usual)
  );
}

/** A shape: what of it may occur again, and its other attributes. */
type Piece = { tag: string; attributes: string; what: string };

/** Whether a group with this alone can be said by the shape. */
const isAlone = (piece: string | Piece | undefined): piece is Piece =>
  typeof piece === 'object' && !`${piece.attributes}${piece.what}`.includes(' transform=');

/**
 * The same drawing in fewer bytes: without what \`PAINT\` says for all of it and what its frame does not show, in
 * tenths of a unit, with the opacity of paint in its colour, for which a rasteriser needs no layer, and with path data
 * that occurs again kept once.
 * @param frame what is shown, for what is in no group, or in one that is seen through the camera
 * @param stroke of all that has no other
 * @param isCoarse with paths in whole units, for a picture of much that is small
 * @param isSimple without what is nearly transparent
 */
export function light(
  svg: string,
  {
    frame,
    camera,
    stroke,
    isCoarse,
    isSimple,
  }: { frame: Extent; camera: Camera; stroke: string; isCoarse: boolean; isSimple: boolean },
): string {
  const ofPlace = camera.seen(frame);
  const parts: (string | Piece)[] = [];
  /** Adds a shape: `what` may occur again with other attributes. */
  const add = (tag: string, attributes: string, what: string): void => {
    times.set(what, (times.get(what) ?? 0) + 1);
    parts.push({ tag, attributes, what });
  };
  const times = new Map<string, number>();
  /** Of each open element, whether it may move what is in it. */
  const open: boolean[] = [];
  /** Open elements around the place that the camera sees; 0 outside of it. */
  let placeDepth = 0;
  /** Half the width of kept drawings, by id. */
  const reaches = new Map<string, number>();
  let kit: { id: string; depth: number } | null = null;
  let done = 0;
  for (let from = svg.indexOf('<'); from >= 0; from = svg.indexOf('<', done)) {
    const end = svg.indexOf('>', from) + 1;
    done = end;
    let at = from + 1;
    while (isLetter(svg.charCodeAt(at))) at++;
    const tag = svg.slice(from + 1, at);
    const isShape = SHAPES.has(tag);
    if (!isShape && tag !== 'g' && tag !== 'use') {
      if (tag === '') {
        open.pop();
        if (open.length < placeDepth) placeDepth = 0;
        const [group, only] = [parts.at(-2), parts.at(-1)];
        if (typeof group === 'string' && group.startsWith('<g transform') && isAlone(only)) {
          parts.splice(-2, 2, { ...only, attributes: group.slice(2, -1) + only.attributes });
          if (kit && open.length < kit.depth) kit = null;
          continue;
        }
      }
      if (tag !== '' && svg.charCodeAt(end - 2) !== SLASH) open.push(false);
      if (kit && open.length < kit.depth) kit = null;
      parts.push(svg.slice(from, end));
      continue;
    }
    const given = attributesIn(svg, at, end);
    if (isSimple && isShape && Number(given.get('opacity') ?? 1) < FAINT) continue;
    const attributes = shortAttributes(given, isShape, stroke);
    const isMoved = open.includes(true) || (tag !== 'use' && attributes.includes(' transform='));
    if (tag === 'g') {
      const id = given.get('id');
      const isPlace = camera.transform !== '' && given.get('transform') === camera.transform;
      open.push(!isPlace && attributes.includes(' transform='));
      if (isPlace) placeDepth = open.length;
      if (id !== undefined) kit = { id, depth: open.length };
      parts.push(`<g${attributes}>`);
      continue;
    }
    const edge = Number(given.get('stroke-width') ?? 0) / 2;
    const { left, right } = placeDepth > 0 ? ofPlace : frame;
    const seen = isMoved || kit ? EVERYWHERE : { left: left - edge, right: right + edge };
    let extent: Extent = EVERYWHERE;
    if (tag === 'path') {
      const { d, ...its } = shortData(given.get('d') ?? '', seen, isCoarse);
      extent = its;
      if (d !== '') add(tag, attributes, ` d="${d}"`);
    } else {
      if (isShape) extent = extentOf(tag, given);
      else if (!isMoved && !kit)
        extent = extentOfCopy(
          given.get('transform') ?? '',
          reaches.get((given.get('href') ?? '').slice(1)) ?? Infinity,
        );
      if (!isOutside(extent, seen)) add(tag, isShape ? '' : attributes, isShape ? attributes : '');
    }
    if (kit) {
      const reach = isMoved ? Infinity : Math.max(-extent.left, extent.right) + edge;
      reaches.set(kit.id, Math.max(reaches.get(kit.id) ?? 0, reach));
    }
  }
  const ids = new Map<string, string>();
  for (const [what, count] of times)
    if (what.length * (count - 1) > WORTH_KEEPING * count) ids.set(what, `k${ids.size}`);
  const isKept = new Set<string>();
  let kept = '';
  let drawn = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      drawn += part;
      continue;
    }
    const { tag, attributes, what } = part;
    const id = ids.get(what);
    if (id !== undefined && !isKept.has(id)) {
      isKept.add(id);
      kept += `<${tag} id="${id}"${what}/>`;
    }
    drawn += id === undefined ? `<${tag}${attributes}${what}/>` : `<use href="#${id}"${attributes}/>`;
  }
  return (kept && `<defs>${kept}</defs>`) + drawn;
}
