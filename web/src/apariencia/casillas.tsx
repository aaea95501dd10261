/** The boxes of a checkbox: 18 px, radius 4. */
export const CasillaVacia = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
    <rect x=".75" y=".75" width="16.5" height="16.5" rx="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

export const CasillaMarcada = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
    <rect width="18" height="18" rx="4" fill="currentColor" />
    <path
      d="M5 9.2l2.8 2.8L13 6.6"
      fill="none"
      stroke="#fff"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

export const CasillaParcial = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
    <rect width="18" height="18" rx="4" fill="currentColor" />
    <path d="M5 9h8" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
);

/** The arrow of a list of options. */
export const FlechaAbajo = ({ className }: { readonly className?: string }) => (
  <svg className={className} width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M6 9l6 6l6 -6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
