type Responsible = {
  name: string;
  taxNumber: string | null;
  register?: string;
  address: string;
  email: string;
  phone?: string;
};

/** Who offers the service, as the owner's file says; in development the example's. */
export const RESPONSIBLE: Responsible = JSON.parse(import.meta.env.VITE_RESPONSIBLE);
