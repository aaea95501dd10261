import type { Articulo } from './articulo.ts';
import { azarDe, entero, semillaDe } from './azar.ts';
import { dolarEn } from './dolar.ts';
import type { Vigencia } from './precios.ts';
import { proveedorDe, proveedores } from './proveedores.ts';

/** What a proveedor asks for an article; the first of an article is its principal. */
type TratoDeMuestra = {
  readonly proveedor: number;
  readonly costo: string;
  readonly codigo: string;
  readonly multiplo: string;
  readonly actualizadoEn: Date;
};

export type Compra = {
  readonly tratos: readonly TratoDeMuestra[];
  /** What it cost before, net and in the currency of the principal, oldest first. */
  readonly anteriores: readonly { readonly importe: string; readonly desde: Date }[];
};

const NINGUNA: Compra = { tratos: [], anteriores: [] };
/** Costs before the one of today: what people look back at. */
const ANTERIORES = 3;
const CON_OTRO_PROVEEDOR = 0.22;
const CON_CODIGO_DE_PROVEEDOR = 0.6;

/** Whom each article is bought from, and what it costs; its costs follow its prices. Services are bought from nobody. */
export function crearCompras(semilla: string, hasta: Date) {
  const base = semillaDe(semilla, 'compras');
  return (articulo: Articulo, i: number, vigencias: readonly Vigencia[]): Compra => {
    const ultima = vigencias.at(-1);
    if (ultima === undefined || articulo.marca === '') return NINGUNA;
    const azar = azarDe(base, i);
    const principal = proveedorDe(articulo.marca, semilla);
    const netoEn = (proveedor: number, { importe, desde }: Vigencia) =>
      (Number(importe) * articulo.costo) / (proveedores[proveedor]?.moneda === 'USD' ? dolarEn(desde, hasta) : 1);
    const trato = (proveedor: number, recargo: number): TratoDeMuestra => {
      const { queda = 1, sigla = '' } = proveedores[proveedor] ?? {};
      return {
        proveedor,
        costo: alMenos(((netoEn(proveedor, ultima) * recargo) / queda).toFixed(2)),
        codigo: azar() < CON_CODIGO_DE_PROVEEDOR ? `${sigla}-${String(i + 1).padStart(6, '0')}` : '',
        multiplo: articulo.subfamilia.unidad === 'U' ? String(articulo.subfamilia.lote) : '1',
        actualizadoEn: ultima.desde,
      };
    };
    const tratos = [trato(principal, 1)];
    if (azar() < CON_OTRO_PROVEEDOR) {
      const otro = (principal + entero(azar, 1, proveedores.length - 1)) % proveedores.length;
      tratos.push(trato(otro, 1.02 + 0.1 * azar()));
    }
    return {
      tratos,
      anteriores: vigencias.slice(-1 - ANTERIORES, -1).map((vigencia) => ({
        importe: alMenos(netoEn(principal, vigencia).toFixed(2)),
        desde: vigencia.desde,
      })),
    };
  };
}

const alMenos = (importe: string): string => (Number(importe) > 0 ? importe : '0.01');
