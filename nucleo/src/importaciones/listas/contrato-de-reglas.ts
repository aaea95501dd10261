import { z } from 'zod';
import { IVAS } from '#articulos/iva.ts';
import { Descuentos, Moneda } from '#articulos/proveedores/contrato-de-proveedores.ts';
import { Id, textoCorto, textoLibre, textoNumerico } from '#comun/campos.ts';
import { EMPAREJAMIENTOS } from './reglas-de-lista.ts';

const Borde = z.strictObject({ prefijo: textoLibre(20), sufijo: textoLibre(20) });

const PorMarca = z.strictObject({
  /** As the list writes it. */
  texto: textoCorto(80),
  marcaId: Id.nullable(),
  descuentos: Descuentos.nullable(),
  omitir: z.boolean(),
});

/** `ReglasDeLista` as they are kept, with their limits. */
export const LecturaDeLista = z.strictObject({
  moneda: Moneda,
  incluyeIva: z.boolean(),
  iva: z.enum(IVAS, 'Elegí la alícuota.'),
  descuentos: Descuentos.nullable(),
  precioPorBulto: z.boolean(),
  quitar: Borde,
  agregar: Borde,
  emparejar: z
    .array(z.enum(EMPAREJAMIENTOS))
    .min(1, 'Elegí al menos una forma de reconocer los artículos.')
    .max(EMPAREJAMIENTOS.length),
  marcas: z.array(PorMarca).max(200, 'Admite hasta 200 marcas.'),
  limite: textoNumerico(2)
    .refine((texto) => Number(texto) >= 0, 'No puede ser negativo.')
    .refine((texto) => Number(texto) <= 10_000, 'Admite hasta 10.000 %.'),
});
export type LecturaDeLista = z.infer<typeof LecturaDeLista>;
