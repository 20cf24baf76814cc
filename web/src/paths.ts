/** Every address inside the app. Links and redirects take theirs from here, and so does the route table. */
export const paths = {
  home: () => '/',
  library: () => '/library',
  story: (id: string) => `/library/${encodeURIComponent(id)}`,
  login: () => '/login',
  register: () => '/register',
} as const;
