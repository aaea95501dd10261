import type { Hallazgo, VehiculoDeHallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { textosDe } from '#i18n/textos-de.ts';

type Textos = TFunction<'articulos'>;

/** «Volkswagen Gol 1.6 2008–2013». */
export function nombreDeVehiculo(t: Textos, { marca, modelo, motor, desde, hasta }: VehiculoDeHallazgo): string {
  return [marca, modelo, motor, nombreDeAnios(t, desde, hasta)].filter((parte) => parte !== '').join(' ');
}

/** «2008–2013», «2008 en adelante», «hasta 2013», «2008»; '' when it fits every year. */
export function nombreDeAnios(t: Textos, desde: number | null, hasta: number | null): string {
  if (desde !== null && hasta !== null) return desde === hasta ? String(desde) : `${desde}–${hasta}`;
  if (desde !== null) return t('razon.desde', { desde });
  return hasta === null ? '' : t('razon.hasta', { hasta });
}

/** Why a search brought it, when that is not plain to see (GAP-16), and what replaces it (RN-25). */
export function razonDeHallazgo(t: Textos, hallazgo: Hallazgo): string | null {
  const { reemplazadoPor } = hallazgo;
  const partes = [
    porQue(t, hallazgo),
    reemplazadoPor === null ? null : t('razon.reemplazado', { codigo: reemplazadoPor }),
  ].filter((parte) => parte !== null);
  return partes.length === 0 ? null : partes.join(' · ');
}

function porQue(t: Textos, hallazgo: Hallazgo): string | null {
  const { motivo, coincidencia, tipoDeCodigo, proveedor, vehiculo } = hallazgo;
  const codigo = coincidencia ?? '';
  if (vehiculo) return razonDeVehiculo(t, vehiculo);
  // What begins so, or has it somewhere, is said by what code that is; its own one is there to be seen.
  return codigo === hallazgo.codigo ? null : razonDeCodigo(t, tipoDeCodigo ?? motivo, { codigo, proveedor });
}

/** «para Volkswagen Gol 1.6 2008–2013». */
export const razonDeVehiculo = (t: Textos, vehiculo: VehiculoDeHallazgo): string =>
  t('razon.vehiculo', { vehiculo: nombreDeVehiculo(t, vehiculo) });

type Codigo = { readonly codigo: string; readonly proveedor?: string | null | undefined };

/** «equivalente de W 712», «código original 90915-YZZD4»; null for what is no code of somebody. */
export function razonDeCodigo(t: Textos, motivo: string, { codigo, proveedor }: Codigo): string | null {
  switch (motivo) {
    case 'EQUIVALENTE':
      return t('razon.equivalente', { codigo });
    case 'REEMPLAZA':
      return t('razon.reemplaza', { codigo });
    case 'ORIGINAL':
      return t('razon.original', { codigo });
    case 'ALTERNATIVO':
      return t('razon.alternativo', { codigo });
    case 'PROVEEDOR':
      return proveedor == null ? t('razon.deProveedor', { codigo }) : t('razon.proveedor', { codigo, proveedor });
    case 'BARRAS':
      return t('razon.barras', { codigo });
    default:
      return null;
  }
}

/** The same for any screen. It waits for nobody: until the words of the room are there, nothing is said. */
export function useRazonDeHallazgo(): (hallazgo: Hallazgo) => string | null {
  const { t, ready } = useTranslation('articulos', { useSuspense: false });
  return (hallazgo) => (ready ? razonDeHallazgo(t, hallazgo) : null);
}

/** The same outside a component. */
export async function leerRazones(): Promise<(hallazgo: Hallazgo) => string | null> {
  const t = (await textosDe('articulos')) as Textos;
  return (hallazgo) => razonDeHallazgo(t, hallazgo);
}
