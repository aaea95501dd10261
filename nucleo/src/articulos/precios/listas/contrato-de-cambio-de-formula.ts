import { z } from 'zod';
import { ConId, Id, Unitario } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { ALERTAS_DE_FORMULA } from './cambio-de-formula.ts';
import { CambioDeLista, ListaNueva } from './contrato-de-listas.ts';

/** A price of the lista for one unit, as the lista keeps prices with the new formula. */
export const PrecioPrevisto = z.object({
  id: Id,
  codigo: z.string(),
  descripcion: z.string(),
  /** Null: there was none, or there would be none. */
  antes: Unitario.nullable(),
  despues: Unitario.nullable(),
  /** Percentage, with its sign; null without one of the two. */
  variacion: z.string().nullable(),
  /** Percentage on the cost that it would leave; only for who holds `costo.ver`, null without a cost. */
  margen: z.string().nullable().optional(),
  alertas: z.array(z.enum(ALERTAS_DE_FORMULA)),
});
export type PrecioPrevisto = z.infer<typeof PrecioPrevisto>;

const { moneda, incluyeIva, derivacion, margenMinimo, preciosEscritos } = CambioDeLista.shape;

/** What is not said stays as it is; written prices that nobody says what becomes of would end. */
export const OtraFormula = z.strictObject({ moneda, incluyeIva, derivacion, margenMinimo, preciosEscritos });
export type OtraFormula = z.infer<typeof OtraFormula>;

const pagina = {
  que: z.enum(['CAMBIAN', 'REVISAR']).default('CAMBIAN'),
  pagina: z.int().min(1).max(1_000_000).default(1),
  porPagina: z.int().min(1).max(200).default(50),
};

/** What another formula would leave the prices of a lista at. A POST that reads: a formula does not fit an address. */
export const verCambioDeFormula = endpoint({
  method: 'POST',
  path: '/api/articulos/listas-de-precio/:id/vista-previa',
  summary: 'Los precios que otra fórmula dejaría en una lista, sin cambiar ninguno; los que llaman la atención primero',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  trabajo: 'largo',
  params: ConId,
  body: z.strictObject({ ...OtraFormula.shape, ...pagina }),
  response: z.object({
    suben: z.int(),
    bajan: z.int(),
    iguales: z.int(),
    /** Artículos that would have no price any more, and those that had none. */
    pierden: z.int(),
    ganan: z.int(),
    /** Beyond the limit of variation of the company, up or down. */
    fueraDeLimite: z.int(),
    limiteDeVariacion: z.string(),
    /** Of those that change, the ones under their cost; only for who holds `costo.ver`. */
    bajoCosto: z.int().optional(),
    /** Those with some alert: who saves the formula says that these were looked at (`revisados`). */
    porRevisar: z.int(),
    /** The active listas that come out of this one, whose prices move too. */
    derivadas: z.array(z.string()),
    /** False: prices that a least margin works out would tell costs to who may not see them, so there are only figures. */
    conDetalle: z.boolean(),
    filas: z.array(PrecioPrevisto),
    total: z.int(),
    pagina: z.int(),
    porPagina: z.int(),
  }),
  errors: ['comun.no_encontrado', 'comun.sin_permiso', 'articulos.lista_en_circulo'],
});

const { moneda: suMoneda, incluyeIva: conIva, derivacion: suFormula, margenMinimo: suMargen } = ListaNueva.shape;

/** What of a lista that is not there yet its prices come out of. */
export const FormulaNueva = z.strictObject({
  ...{ moneda: suMoneda, incluyeIva: conIva, derivacion: suFormula, margenMinimo: suMargen },
});

/** The same of a lista that is still to be made: it moves no price, so nothing of it has to be looked at before (PRE-02, PRE-04). */
export const verListaNueva = endpoint({
  method: 'POST',
  path: '/api/articulos/listas-de-precio/vista-previa',
  summary: 'Los precios que calcularía una lista nueva, sin crearla; los que llaman la atención primero',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  trabajo: 'largo',
  body: z.strictObject({ ...FormulaNueva.shape, ...pagina }),
  response: verCambioDeFormula.response,
  errors: ['comun.sin_permiso'],
});
