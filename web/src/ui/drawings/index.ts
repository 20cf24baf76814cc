export * from './ages.tsx';
export * from './brand.tsx';
export * from './hero.tsx';
export * from './icons.tsx';
export * from './states.tsx';
export * from './types.tsx';
