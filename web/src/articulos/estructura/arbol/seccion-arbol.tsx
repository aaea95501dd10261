import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Estructura, explotarEstructura } from '@trastienda/nucleo/articulos/contrato.ts';
import { type ReactNode, useState } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import type { BusquedaDeEstructura } from '#articulos/estructura/secciones.ts';
import { useConEspera } from '#ui/con-espera.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ArbolDeEstructura } from './arbol-de-estructura.tsx';
import { BarraDelArbol } from './barra-del-arbol.tsx';
import { type CifraDeResumen, ResumenDeExplosion } from './resumen-de-explosion.tsx';
import { TotalesDeEstructura } from './totales-de-estructura.tsx';

type Props = {
  readonly estructura: Pick<Estructura, 'id' | 'codigo' | 'decimales'>;
  readonly busqueda: BusquedaDeEstructura;
  readonly onBusqueda: (cambios: BusquedaDeEstructura) => void;
  readonly titulo?: string;
  readonly acciones?: ReactNode;
  /** What else is known of it, before what the tree says. */
  readonly cifras?: readonly CifraDeResumen[];
};

/** What so many units take, as a tree: quantities multiplied, waste, stock and cost (EST-03, EST-05). */
export function SeccionArbol({ estructura, busqueda, onBusqueda, cifras, ...marco }: Props) {
  const [abiertas, setAbiertas] = useState<'todas' | ReadonlySet<string>>(new Set());
  const [legible, setLegible] = useState(true);
  const { cantidad = '1', opcionales, buscar = '', costo = 'PROMEDIO', vista, piezas } = busqueda;
  const totales = vista === 'totales';
  const veCostos = usePuede()({ permiso: 'costo.ver' });
  const pedida = useConEspera(cantidad, 250);
  const query = { cantidad: pedida, ...(opcionales ? { opcionales } : {}), ...(veCostos ? { costo } : {}) };
  const explosion = useQuery({
    ...consultaDe(explotarEstructura, { params: { id: estructura.id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Tarjeta sinRelleno {...marco}>
      <BarraDelArbol
        estructura={estructura}
        busqueda={busqueda}
        onBusqueda={onBusqueda}
        query={query}
        legible={legible}
        onLegible={setLegible}
        abiertas={abiertas}
        onAbiertas={setAbiertas}
      />
      {legible && (
        <Cargado consulta={explosion} esqueleto={<EsqueletoDeTexto lineas={8} />}>
          {(datos) => (
            <>
              <ResumenDeExplosion explosion={datos} base={costo} antes={cifras} />
              {totales ? (
                <TotalesDeEstructura
                  explosion={datos}
                  codigo={estructura.codigo}
                  buscar={buscar}
                  soloPiezas={piezas === 'true'}
                />
              ) : (
                <ArbolDeEstructura
                  explosion={datos}
                  codigo={estructura.codigo}
                  buscar={buscar}
                  abiertas={abiertas}
                  onAbiertas={setAbiertas}
                />
              )}
            </>
          )}
        </Cargado>
      )}
    </Tarjeta>
  );
}
