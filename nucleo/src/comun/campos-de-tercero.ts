import { z } from 'zod';
import { textoCorto, textoLibre } from './campos.ts';
import type { CondicionIva } from './condicion-iva.ts';
import { normaCodigo } from './texto.ts';

// What is asked alike of whoever is on the other side of a sale or a purchase.

export const RazonSocial = textoCorto(200).refine(
  (nombre) => nombre === '' || normaCodigo(nombre) !== '',
  'Usá al menos una letra o un número.',
);

/** '' when there is none. */
export const Correo = textoLibre(254).refine(
  (email) => email === '' || z.email().safeParse(email).success,
  'No parece un correo electrónico.',
);

/** A condición IVA among those that may be theirs. */
export const condicionIvaEntre = (admitidas: readonly CondicionIva[]) =>
  z
    .custom<CondicionIva>((codigo) => admitidas.some((una) => una === codigo), {
      error: 'Elegí la condición frente al IVA.',
    })
    .meta({ type: 'integer', description: 'Código ARCA de la condición frente al IVA' });
