import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import {
  exportarSubfamilias,
  listarFamilias,
  listarRubros,
  listarSubfamilias,
  type Subfamilia,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccionesDeNodo } from '#articulos/clasificacion/acciones-de-nodo.tsx';
import { BotonNuevo } from '#articulos/clasificacion/boton-nuevo.tsx';
import { useColumnasDeNodos } from '#articulos/clasificacion/columnas-de-nodos.tsx';
import { useNombreDeNodo } from '#articulos/clasificacion/nombre-de-nodo.ts';
import { aOpcionDeFamilia, aOpcionDeRubro } from '#articulos/clasificacion/opciones.ts';
import { PanelDeNodo } from '#articulos/clasificacion/panel-de-nodo.tsx';
import { PanelesDeNodo } from '#articulos/clasificacion/paneles-de-nodo.tsx';
import { TarjetaDeNodo } from '#articulos/clasificacion/tarjeta-de-nodo.tsx';
import { useVeCosto, useVistasDeNodos } from '#articulos/clasificacion/vistas-de-nodos.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroBuscado } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';

export function SubfamiliasScreen() {
  const { t } = useTranslation(['articulos', 'nodo']);
  const consulta = useConsultaDeLista(listarSubfamilias);
  const { rubroId, familiaId, buscar } = consulta.valores;
  const lista = useLista(listarSubfamilias, consulta.valores);
  const [nueva, setNueva] = useState(false);
  const rubro = useNombreDeNodo('rubro', rubroId, {
    lista,
    leer: (fila) => (fila.rubroId === rubroId ? fila.rubro : undefined),
  });
  const familia = useNombreDeNodo('familia', familiaId, {
    lista,
    leer: (fila) => (fila.familiaId === familiaId ? fila.familia : undefined),
  });
  const { acciones, ver } = useAccionesDeNodo('subfamilia');
  const columnas = useColumnasDeNodos<Subfamilia>('subfamilia', buscar, {
    conValor: useVeCosto(),
    entre: [
      {
        id: 'rubro',
        titulo: t('campo.rubro'),
        ancho: 128,
        ocultaBajo: 'md',
        filtro: { tipo: 'texto' },
        celda: (fila) => fila.rubro,
      },
      {
        id: 'familia',
        titulo: t('campo.familia'),
        ancho: 126,
        filtro: { tipo: 'texto' },
        celda: (fila) => fila.familia,
      },
    ],
  });
  const nuevo = <BotonNuevo texto={t('nodo:clasificacion.nuevaSubfamilia')} onClick={() => setNueva(true)} />;
  return (
    <Pagina titulo={t('nodo:clasificacion.subfamilias')} fija acciones={nuevo}>
      <TablaDatos
        etiqueta={t('nodo:clasificacion.subfamilias')}
        columnas={columnas}
        clave="subfamilias"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ nombre }) => nombre}
        onAbrir={ver}
        acciones={acciones}
        filtros={
          <>
            <FiltroBuscado
              etiqueta={t('campo.rubro')}
              valor={rubroId}
              texto={rubro.nombre}
              endpoint={listarRubros}
              aOpcion={aOpcionDeRubro}
              onCambio={(id, texto) => {
                rubro.elegir(id, texto);
                consulta.cambiar({ rubroId: id, familiaId: undefined });
              }}
            />
            <FiltroBuscado
              etiqueta={t('campo.familia')}
              valor={familiaId}
              texto={familia.nombre}
              endpoint={listarFamilias}
              query={rubroId === undefined ? {} : { rubroId }}
              aOpcion={aOpcionDeFamilia}
              onCambio={(id, texto) => {
                familia.elegir(id, texto);
                consulta.cambiar({ familiaId: id });
              }}
            />
          </>
        }
        vistas={useVistasDeNodos('subfamilia')}
        csv={{ endpoint: exportarSubfamilias, nombre: 'subfamilias.csv' }}
        buscarEn={t('nodo:clasificacion.buscarEn')}
        vacio={{
          icono: IconCategory,
          titulo: t('nodo:clasificacion.vacioSubfamilias'),
          texto: t('nodo:clasificacion.vacioTexto'),
          accion: nuevo,
        }}
        tarjeta={(nodo) => <TarjetaDeNodo nivel="subfamilia" nodo={nodo} arriba={`${nodo.rubro} › ${nodo.familia}`} />}
      />
      <PanelesDeNodo />
      {nueva && (
        <PanelDeNodo
          nivel="subfamilia"
          padre={
            familiaId !== undefined && familia.nombre !== undefined
              ? { id: familiaId, texto: familia.nombre }
              : undefined
          }
          onCerrar={() => setNueva(false)}
        />
      )}
    </Pagina>
  );
}
