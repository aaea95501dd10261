import { z } from 'zod';
import { textoNumerico } from './campos.ts';
import { decimal } from './decimal.ts';

/** What happens with a line that raises an alarm: it is told, it asks for a written reason, or it is refused. */
export const TRATOS = ['AVISAR', 'MOTIVO', 'IMPEDIR'] as const;
export type Trato = (typeof TRATOS)[number];

/** How far somebody may go with prices when selling in a sucursal (PRE-10, PRE-12, PRE-17). */
export type Limite = {
  /** Percentage of the price of the lista that may be given away, discounts and prices by hand together; "100" has no end. */
  readonly descuentoMaximo: string;
  /** Percentage on the cost that a line must leave; null asks for none. */
  readonly margenMinimo: string | null;
  readonly bajoMargen: Trato;
  readonly costoViejo: Trato;
};

const Porcentaje = textoNumerico(2);

export const CamposDeLimite = z.strictObject({
  descuentoMaximo: Porcentaje.refine((texto) => Number(texto) >= 0 && Number(texto) <= 100, 'Va de 0 a 100.'),
  margenMinimo: Porcentaje.refine(
    (texto) => Number(texto) >= -100 && Number(texto) <= 10_000,
    'Va de −100 a 10.000.',
  ).nullable(),
  bajoMargen: z.enum(TRATOS),
  costoViejo: z.enum(TRATOS),
});

/**
 * What somebody may do is the union of their roles, so each limit is the widest of those they hold there. Permissions held
 * without any role give what they gave before there were limits: whoever changes prices has no end.
 */
export const limiteDe = (suyos: readonly Limite[], cambiaPrecios: boolean): Limite =>
  suyos.length === 0 ? { ...SIN_ROL, descuentoMaximo: cambiaPrecios ? '100' : '0' } : suyos.reduce(masAmplio);

const SIN_ROL: Omit<Limite, 'descuentoMaximo'> = { margenMinimo: '0', bajoMargen: 'AVISAR', costoViejo: 'AVISAR' };

const masAmplio = (uno: Limite, otro: Limite): Limite => ({
  descuentoMaximo: decimal(uno.descuentoMaximo).gt(otro.descuentoMaximo) ? uno.descuentoMaximo : otro.descuentoMaximo,
  margenMinimo: menorMargen(uno.margenMinimo, otro.margenMinimo),
  bajoMargen: masSuave(uno.bajoMargen, otro.bajoMargen),
  costoViejo: masSuave(uno.costoViejo, otro.costoViejo),
});

const menorMargen = (uno: string | null, otro: string | null): string | null =>
  uno === null || otro === null ? null : decimal(uno).lt(otro) ? uno : otro;

const masSuave = (uno: Trato, otro: Trato): Trato => (TRATOS.indexOf(uno) < TRATOS.indexOf(otro) ? uno : otro);
