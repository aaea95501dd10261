import type { QueryClient } from '@tanstack/react-query';
import { buscarArticulos, type Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sugerirBusquedas } from '@trastienda/nucleo/articulos/contrato-de-sugerencias.ts';
import i18next from 'i18next';
import { consultaDe } from '#api/consultas.ts';
import { traerTextos } from '#i18n/iniciar.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { type Aca, type CifraHallada, type Hallado, POR_BUSCADOR } from '#ui/pantalla/buscador.ts';
import { leerRazones } from './razon-de-hallazgo.ts';

/** What the palette says of artículos: what each costs and what there is of it, or what may have been meant. */
export async function buscarParaPaleta(cache: QueryClient, texto: string, { sucursalId }: Aca): Promise<Hallado[]> {
  const query = { texto, limite: POR_BUSCADOR, ...(sucursalId && { sucursalId }) };
  const [{ filas }, razonDe] = await Promise.all([
    cache.fetchQuery(consultaDe(buscarArticulos, { query })),
    leerRazones(),
    traerTextos('busqueda'),
  ]);
  if (filas.length === 0) return sugerir(cache, texto);
  return filas.map((fila) => {
    const detalle = [fila.marca, razonDe(fila)].filter((parte) => parte !== null).join(' · ');
    return {
      id: fila.id,
      texto: `${fila.codigo} · ${fila.descripcion}`,
      ...(detalle === '' ? {} : { detalle }),
      ...(fila.precio === null ? {} : { precio: unitarioEn(fila.moneda, fila.precio) }),
      stock: stockDe(fila),
      a: `/articulos/tabla/${fila.id}`,
    };
  });
}

/** In the own sucursal and in the others; in all of them, when none is the own one. */
function stockDe({ aca, otras }: Hallazgo): readonly CifraHallada[] {
  const t = i18next.getFixedT(null, 'busqueda');
  const decir = (clave: 'aca' | 'otras' | 'enTotal', cantidad: string) =>
    t(clave, { cantidad: formatearCantidad(cantidad) });
  if (aca === null) return otras === null ? [] : [{ texto: decir('enTotal', otras), tono: tonoDe(otras) }];
  return [
    { texto: decir('aca', aca), tono: tonoDe(aca) },
    ...(otras === null ? [] : [{ texto: decir('otras', otras), tono: 'neutro' as const }]),
  ];
}

const tonoDe = (cantidad: string): CifraHallada['tono'] => (Number(cantidad) > 0 ? 'success' : 'error');

async function sugerir(cache: QueryClient, texto: string): Promise<Hallado[]> {
  const { sugerencias } = await cache.fetchQuery(consultaDe(sugerirBusquedas, { query: { texto } }));
  const t = i18next.getFixedT(null, 'busqueda');
  return sugerencias.map((una) => ({
    id: una.texto,
    texto: t('buscabasEsto', { texto: una.texto }),
    ...(una.detalle === null ? {} : { detalle: una.detalle }),
    a: `/articulos/tabla?buscar=${encodeURIComponent(una.texto)}`,
    dePaso: true,
  }));
}
