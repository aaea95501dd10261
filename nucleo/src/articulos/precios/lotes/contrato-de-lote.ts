import { z } from 'zod';
import {
  Coeficiente,
  Modo,
  MonedaDeLista,
  Paso,
  PorcentajePositivo,
} from '#articulos/precios/listas/contrato-de-listas.ts';
import { Id, Instante, Motivo, textoCorto, textoNumerico, Version } from '#comun/campos.ts';
import { ACCIONES_LARGAS, cicloDeLote } from './ciclo-de-lote.ts';
import { BASES_DE_REGLA } from './regla-de-lote.ts';

export const EstadoDelLote = z.enum(cicloDeLote.estados);
const Accion = z.enum(cicloDeLote.acciones);

/** A change in percent, with its sign: from −100 to 10.000. */
export const PorcentajeConSigno = textoNumerico(4)
  .refine((texto) => Number(texto) > -100, 'Tiene que ser mayor que −100 %.')
  .refine((texto) => !(Number(texto) > 10_000), 'Admite hasta 10.000 %.');
export const ImporteConSigno = textoNumerico(4).refine(
  (texto) => !(Math.abs(Number(texto)) > 1e9),
  'Admite hasta 1.000.000.000, de más o de menos.',
);

/**
 * Which artículos: all that are not inactive when nothing is said. Those of `buscar` have every word in their código,
 * description, marca or other codes, as in the table.
 */
export const FiltroDeLote = z.strictObject({
  buscar: textoCorto(200).optional(),
  rubroId: Id.optional(),
  familiaId: Id.optional(),
  subfamiliaId: Id.optional(),
  marcaId: Id.optional(),
  /** Those this proveedor sells. */
  proveedorId: Id.optional(),
  articuloIds: z.array(Id).min(1).max(1_000).optional(),
  /** How many were chosen in the table when it was made: the batch keeps them, and only its own filter says so. */
  elegidos: z.int().positive().optional(),
});
export type FiltroDeLote = z.infer<typeof FiltroDeLote>;

/**
 * What is done to each price (PRE-03). Amounts are as the lista keeps them; a cost or the price of another lista comes in
 * the currency of the lista and with IVA when it includes it.
 */
export const ReglaDeLote = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('PORCENTAJE'), valor: PorcentajeConSigno }),
  z.strictObject({ tipo: z.literal('IMPORTE'), valor: ImporteConSigno }),
  z.strictObject({
    tipo: z.literal('COEFICIENTE'),
    valor: Coeficiente,
    base: z.enum(BASES_DE_REGLA).default('PRECIO'),
    /** Only, and always, when the base is a LISTA. */
    listaBaseId: Id.optional(),
  }),
  /** Percentage on the cost: 40 on 100 is 140. */
  z.strictObject({
    tipo: z.literal('MARGEN'),
    valor: PorcentajePositivo,
    base: z.enum(['COSTO_REPOSICION', 'COSTO_PROMEDIO']).default('COSTO_REPOSICION'),
  }),
  /** The same with the margin that its subfamilia, familia or rubro says, the nearest first (CLA-02); without any, no price. */
  z.strictObject({
    tipo: z.literal('MARGEN_DE_CLASIFICACION'),
    base: z.enum(['COSTO_REPOSICION', 'COSTO_PROMEDIO']).default('COSTO_REPOSICION'),
  }),
  /**
   * As much as the cost of reposición moved since the price was written, or since there is one; its currency included
   * (PRE-09, PRE-18).
   */
  z.strictObject({ tipo: z.literal('MANTENER_MARGEN') }),
  /** The price that came for it in a file (ART-20); only an import makes such a batch, and its prices stay with it. */
  z.strictObject({ tipo: z.literal('ARCHIVO'), archivo: textoCorto(200) }),
]);
export type ReglaDeLote = z.infer<typeof ReglaDeLote>;

/** As it is told. Beside the price it gives, a rule over the cost tells the cost: not to whoever may not see it (INV-71). */
export const ReglaQueSeVe = z.discriminatedUnion('tipo', [
  ...ReglaDeLote.options,
  z.strictObject({ tipo: z.literal('SEGUN_EL_COSTO') }),
]);
export type ReglaQueSeVe = z.infer<typeof ReglaQueSeVe>;

/** Step 100 ending in 90 gives 1290; step 0 does not round. */
const RedondeoDeLote = z
  .strictObject({ paso: Paso.default('0'), modo: Modo.default('CERCANO'), terminacion: Paso.default('0') })
  .refine(({ paso, terminacion }) => Number(terminacion) === 0 || Number(terminacion) < Number(paso), {
    path: ['terminacion'],
    message: 'Tiene que ser menor que el paso.',
  });

const datosDeLote = {
  /** Why, as the history of each price will say it. */
  motivo: Motivo,
  /** The manual listas whose prices change. */
  listaIds: z.array(Id).min(1, 'Elegí al menos una lista.').max(20, 'Admite hasta 20 listas.'),
  filtro: FiltroDeLote,
  regla: ReglaDeLote,
  redondeo: RedondeoDeLote,
  /** Until when its prices hold: then the former ones come back by themselves (UA-12). Null is until somebody changes them. */
  hasta: Instante.nullable(),
};
export const LoteNuevo = z.strictObject({
  ...datosDeLote,
  filtro: FiltroDeLote.default({}),
  redondeo: RedondeoDeLote.default({ paso: '0', modo: 'CERCANO', terminacion: '0' }),
  hasta: Instante.nullable().default(null),
});
export type LoteNuevo = z.infer<typeof LoteNuevo>;

export const CambioDeLote = z.strictObject({ version: Version, ...z.strictObject(datosDeLote).partial().shape });
export type CambioDeLote = z.infer<typeof CambioDeLote>;

const Persona = z.object({ id: Id, nombre: z.string() });
const OtroLote = z.object({ id: Id, numero: z.int() });

/** What a simulation found. What is told of the lines that are in is, once the batch was applied, of those it wrote. */
const Totales = z.object({
  /** Prices that the rule moves, in the batch or not. */
  lineas: z.int(),
  incluidas: z.int(),
  suben: z.int(),
  bajan: z.int(),
  /** Those that had no price; batches of before count them among those that go up. */
  ganan: z.int().optional(),
  /** Those that stand out, and of these the included ones that nobody ticked: they stop the approval. */
  conAlerta: z.int(),
  porConfirmar: z.int(),
  /** Those whose price was to be over by itself; batches of before have not looked at it. */
  conFinal: z.int().optional(),
  /** Prices of the filter that the rule leaves as they are. */
  iguales: z.int(),
  /** Those it cannot work out: no price, no cost, no rate or nothing in the base lista. */
  sinBase: z.int(),
  variacionMedia: z.string().nullable(),
  variacionMinima: z.string().nullable(),
  variacionMaxima: z.string().nullable(),
  /** How many of them move how much, from the lowest; batches of before have none. */
  distribucion: z
    .array(
      z.object({
        desde: z.string().nullable(),
        hasta: z.string().nullable(),
        lineas: z.int(),
        /** Beyond the limit of the batch. */
        fuera: z.boolean(),
      }),
    )
    .optional(),
  /**
   * Mean margin on the cost, before and after, of the prices that have one on both sides; where none has, only the one there
   * is. Only for who holds `costo.ver`.
   */
  margenAnterior: z.string().nullable().optional(),
  margenNuevo: z.string().nullable().optional(),
});

export const FilaDeLote = z.object({
  id: Id,
  version: Version,
  numero: z.int(),
  estado: EstadoDelLote,
  motivo: z.string(),
  listas: z.array(z.object({ id: Id, nombre: z.string(), moneda: MonedaDeLista, incluyeIva: z.boolean() })),
  /** What each part of the filter says, as people read it: the name of its rubro, its words, «3»; empty is everything. */
  alcance: z.array(z.object({ campo: FiltroDeLote.keyof(), texto: z.string() })),
  regla: ReglaQueSeVe,
  /** How many prices it changes, or changed; null until it is simulated. */
  lineas: z.int().nullable(),
  /** Why it was given up; null when it was not. */
  descarte: z.string().nullable(),
  /** When it is going to be applied by itself. */
  aplicaDesde: Instante.nullable(),
  /** When the former prices come back by themselves. */
  hasta: Instante.nullable(),
  autor: Persona,
  creadoEn: Instante,
  aplicadoEn: Instante.nullable(),
  /** The batch whose prices this one puts back. */
  revierte: OtroLote.nullable(),
});
export type FilaDeLote = z.infer<typeof FilaDeLote>;

export const LoteDePrecio = FilaDeLote.extend({
  acciones: z.array(Accion),
  filtro: FiltroDeLote,
  redondeo: z.object({ paso: z.string(), modo: Modo, terminacion: z.string() }),
  /** Variations beyond this percentage, up or down, ask for a tick (PRE-04). */
  limiteDeVariacion: z.string(),
  totales: Totales.nullable(),
  simuladoEn: Instante.nullable(),
  archivoEnOtraMoneda: z.boolean(),
  /** Who said last what it does; its author until somebody else changes it. */
  modificador: Persona,
  aprobador: Persona.nullable(),
  aprobadoEn: Instante.nullable(),
  aplicador: Persona.nullable(),
  revertidoEn: Instante.nullable(),
  descartador: Persona.nullable(),
  descartadoEn: Instante.nullable(),
  /** The batch that put its prices back, and how many it left alone because they had changed since. */
  revertidoPor: OtroLote.extend({ omitidas: z.int() }).nullable(),
  /** Lines that were left alone because their price, or what it follows, changed meanwhile; null before it is applied. */
  omitidas: z.int().nullable(),
  /** False when the company wants another person's approval and who asks is the author, or who changed it last (PRE-15). */
  puedeAprobar: z.boolean(),
  /** Long work in course, here or by somebody else. */
  tarea: z.object({ accion: z.enum(ACCIONES_LARGAS), hechos: z.int(), total: z.int(), desde: Instante }).nullable(),
});
export type LoteDePrecio = z.infer<typeof LoteDePrecio>;
