import { cicloDeArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import { listarFamilias, listarRubros, listarSubfamilias } from '@trastienda/nucleo/articulos/contrato.ts';
import { listarMarcas } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { FiltroBuscado, FiltroOpciones } from '#ui/filtros.tsx';
import type { PropsDeFiltros } from './filtros-de-articulos.tsx';

const aOpcion = ({ id, codigo, nombre }: { id: string; codigo: string; nombre: string }) => ({
  id,
  texto: nombre,
  detalle: codigo,
});

/** The filters that come with a link: a node of the classification, a marca, a tab. Choosing a level clears the ones below. */
export function FiltrosDeEnlace({ consulta, muestra }: PropsDeFiltros) {
  const { t } = useTranslation('articulos');
  const { t: tMinimos } = useTranslation('minimos');
  const puede = usePuede();
  const { valores, cambiar } = consulta;
  const [nombres, setNombres] = useState<Readonly<Record<string, string>>>({});
  const recordar = (id: string | undefined, texto: string | undefined) => {
    if (id !== undefined && texto !== undefined) setNombres((actuales) => ({ ...actuales, [id]: texto }));
  };
  const nombreDe = (id: string | undefined, enLaFila: string | null | undefined) =>
    id === undefined ? undefined : (nombres[id] ?? enLaFila ?? undefined);

  return (
    <>
      {valores.rubroId !== undefined && (
        <FiltroBuscado
          etiqueta={t('campo.rubro')}
          valor={valores.rubroId}
          texto={nombreDe(valores.rubroId, muestra?.rubro)}
          endpoint={listarRubros}
          aOpcion={aOpcion}
          onCambio={(rubroId, texto) => {
            recordar(rubroId, texto);
            cambiar({ rubroId, familiaId: undefined, subfamiliaId: undefined });
          }}
        />
      )}
      {valores.familiaId !== undefined && (
        <FiltroBuscado
          etiqueta={t('campo.familia')}
          valor={valores.familiaId}
          texto={nombreDe(valores.familiaId, muestra?.familia)}
          endpoint={listarFamilias}
          query={valores.rubroId === undefined ? {} : { rubroId: valores.rubroId }}
          aOpcion={(familia) => ({ ...aOpcion(familia), detalle: familia.rubro })}
          onCambio={(familiaId, texto) => {
            recordar(familiaId, texto);
            cambiar({ familiaId, subfamiliaId: undefined });
          }}
        />
      )}
      {valores.subfamiliaId !== undefined && (
        <FiltroBuscado
          etiqueta={t('campo.subfamilia')}
          valor={valores.subfamiliaId}
          texto={nombreDe(valores.subfamiliaId, muestra?.subfamilia)}
          endpoint={listarSubfamilias}
          query={valores.familiaId === undefined ? {} : { familiaId: valores.familiaId }}
          aOpcion={(subfamilia) => ({ ...aOpcion(subfamilia), detalle: `${subfamilia.rubro} › ${subfamilia.familia}` })}
          onCambio={(subfamiliaId, texto) => {
            recordar(subfamiliaId, texto);
            cambiar({ subfamiliaId });
          }}
        />
      )}
      {puede(listarMarcas) && valores.marcaId !== undefined && (
        <FiltroBuscado
          etiqueta={t('campo.marca')}
          valor={valores.marcaId}
          texto={nombreDe(valores.marcaId, muestra?.marca)}
          endpoint={listarMarcas}
          aOpcion={({ id, nombre }) => ({ id, texto: nombre })}
          onCambio={(marcaId, texto) => {
            recordar(marcaId, texto);
            cambiar({ marcaId });
          }}
        />
      )}
      {valores.estado !== undefined && (
        <FiltroOpciones
          etiqueta={t('campo.estado')}
          valor={valores.estado}
          opciones={cicloDeArticulo.estados.map((estado) => ({ valor: estado, texto: t(`estado.${estado}`) }))}
          onCambio={(estado) => cambiar({ estado })}
        />
      )}
      {valores.enNegativo !== undefined && (
        <FiltroOpciones
          etiqueta={tMinimos('pie.stock')}
          valor={valores.enNegativo}
          opciones={(['true', 'false'] as const).map((valor) => ({ valor, texto: tMinimos(`pie.es.${valor}`) }))}
          onCambio={(enNegativo) => cambiar({ enNegativo })}
        />
      )}
    </>
  );
}
