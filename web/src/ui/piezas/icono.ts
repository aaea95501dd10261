import type { ComponentType, SVGProps } from 'react';

/** An icon of the set: 20 px and a thin stroke unless told. */
export type Icono = ComponentType<
  Omit<SVGProps<SVGSVGElement>, 'stroke' | 'ref'> & { readonly size?: number; readonly stroke?: number }
>;
