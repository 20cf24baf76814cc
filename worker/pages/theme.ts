/** Colours of the app's two themes, for the pages that the Worker serves. They follow the system. */
export const PAGE_THEME = `
:root { color-scheme: light dark;
  --desk: light-dark(#f4e6cd, #0f152b); --desk-far: light-dark(#ead7c4, #171c3b); --paper: light-dark(#fffaef, #1b2342);
  --ink: light-dark(#2c2640, #e8dcc3); --soft: light-dark(#61566a, #b1aabb);
  --line: light-dark(#8d7b68, #7d84ab); --shade: light-dark(#f3e7d0, #141b35);
  --lamp: light-dark(#f3b94f, #e9b657); --on-lamp: light-dark(#2c2033, #231a2b);
  --link: light-dark(#84500a, #eebf6a);
  --danger: light-dark(#a13c22, #f0a189); --danger-soft: light-dark(#fbe3d8, #45293a); }
`;
