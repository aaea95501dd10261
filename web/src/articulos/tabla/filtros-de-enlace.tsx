import { cicloDeArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import {
  type FilaDeArticulo,
  listarFamilias,
  listarRubros,
  listarSubfamilias,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { listarMarcas } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useNombreDeNodo, useNombreSabido } from '#articulos/clasificacion/nombre-de-nodo.ts';
import { FiltroBuscado, FiltroOpciones } from '#ui/listas/filtros.tsx';
import { type DeSucursal, FiltroDeSucursal } from './filtro-de-sucursal.tsx';
import type { PropsDeFiltros } from './filtros-de-articulos.tsx';

const aOpcion = ({ id, codigo, nombre }: { id: string; codigo: string; nombre: string }) => ({
  id,
  texto: nombre,
  detalle: codigo,
});

/** The filters that come with a link: a node of the classification, a marca, a tab. Choosing a level clears the ones below. */
export function FiltrosDeEnlace({ consulta, lista, antes }: PropsDeFiltros & DeSucursal) {
  const { t } = useTranslation('articulos');
  const { t: tMinimos } = useTranslation('minimos');
  const puede = usePuede();
  const { valores, cambiar } = consulta;
  const enLasFilas = (campo: 'rubro' | 'familia' | 'subfamilia' | 'marca') => ({
    lista,
    leer: (fila: FilaDeArticulo) => (lista.actualizando ? undefined : (fila[campo] ?? undefined)),
  });
  const rubro = useNombreDeNodo('rubro', valores.rubroId, enLasFilas('rubro'));
  const familia = useNombreDeNodo('familia', valores.familiaId, enLasFilas('familia'));
  const subfamilia = useNombreDeNodo('subfamilia', valores.subfamiliaId, enLasFilas('subfamilia'));
  const marca = useNombreSabido(valores.marcaId, enLasFilas('marca'));

  return (
    <>
      {valores.rubroId !== undefined && (
        <FiltroBuscado
          etiqueta={t('campo.rubro')}
          valor={valores.rubroId}
          texto={rubro.nombre}
          endpoint={listarRubros}
          aOpcion={aOpcion}
          onCambio={(rubroId, texto) => {
            rubro.elegir(rubroId, texto);
            cambiar({ rubroId, familiaId: undefined, subfamiliaId: undefined });
          }}
        />
      )}
      {valores.familiaId !== undefined && (
        <FiltroBuscado
          etiqueta={t('campo.familia')}
          valor={valores.familiaId}
          texto={familia.nombre}
          endpoint={listarFamilias}
          query={valores.rubroId === undefined ? {} : { rubroId: valores.rubroId }}
          aOpcion={(una) => ({ ...aOpcion(una), detalle: una.rubro })}
          onCambio={(familiaId, texto) => {
            familia.elegir(familiaId, texto);
            cambiar({ familiaId, subfamiliaId: undefined });
          }}
        />
      )}
      {valores.subfamiliaId !== undefined && (
        <FiltroBuscado
          etiqueta={t('campo.subfamilia')}
          valor={valores.subfamiliaId}
          texto={subfamilia.nombre}
          endpoint={listarSubfamilias}
          query={valores.familiaId === undefined ? {} : { familiaId: valores.familiaId }}
          aOpcion={(una) => ({ ...aOpcion(una), detalle: `${una.rubro} › ${una.familia}` })}
          onCambio={(subfamiliaId, texto) => {
            subfamilia.elegir(subfamiliaId, texto);
            cambiar({ subfamiliaId });
          }}
        />
      )}
      {puede(listarMarcas) && valores.marcaId !== undefined && (
        <FiltroBuscado
          etiqueta={t('campo.marca')}
          valor={valores.marcaId}
          texto={marca.nombre}
          endpoint={listarMarcas}
          aOpcion={({ id, nombre }) => ({ id, texto: nombre })}
          onCambio={(marcaId, texto) => {
            marca.elegir(marcaId, texto);
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
      <FiltroDeSucursal consulta={consulta} antes={antes} />
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
