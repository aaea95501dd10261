import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import { exportarFamilias, type Familia, listarFamilias, listarRubros } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccionesDeNodo } from '#articulos/clasificacion/acciones-de-nodo.tsx';
import { BotonNuevo } from '#articulos/clasificacion/boton-nuevo.tsx';
import { useColumnasDeNodos } from '#articulos/clasificacion/columnas-de-nodos.tsx';
import { useNombreDeNodo } from '#articulos/clasificacion/nombre-de-nodo.ts';
import { aOpcionDeRubro } from '#articulos/clasificacion/opciones.ts';
import { PanelDeNodo } from '#articulos/clasificacion/panel-de-nodo.tsx';
import { PanelesDeNodo } from '#articulos/clasificacion/paneles-de-nodo.tsx';
import { TarjetaDeNodo } from '#articulos/clasificacion/tarjeta-de-nodo.tsx';
import { useVeCosto, useVistasDeNodos } from '#articulos/clasificacion/vistas-de-nodos.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroBuscado } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';

export function FamiliasScreen() {
  const { t } = useTranslation(['articulos', 'nodo']);
  const consulta = useConsultaDeLista(listarFamilias);
  const { rubroId, buscar } = consulta.valores;
  const lista = useLista(listarFamilias, consulta.valores);
  const [nueva, setNueva] = useState(false);
  const rubro = useNombreDeNodo('rubro', rubroId, {
    lista,
    leer: (fila) => (fila.rubroId === rubroId ? fila.rubro : undefined),
  });
  const { acciones, ver } = useAccionesDeNodo('familia');
  const columnas = useColumnasDeNodos<Familia>('familia', buscar, {
    conValor: useVeCosto(),
    entre: [
      {
        id: 'rubro',
        titulo: t('campo.rubro'),
        ancho: 160,
        filtro: { tipo: 'texto' },
        celda: (familia) => familia.rubro,
      },
      {
        id: 'subfamilias',
        titulo: t('nodo:clasificacion.subfamilias'),
        ancho: 108,
        alinear: 'fin',
        ocultaBajo: 'md',
        filtro: { tipo: 'numero', decimales: 0 },
        celda: ({ subfamilias }) => formatearEntero(subfamilias),
      },
    ],
  });
  const nuevo = <BotonNuevo texto={t('nodo:clasificacion.nuevaFamilia')} onClick={() => setNueva(true)} />;
  return (
    <Pagina titulo={t('nodo:clasificacion.familias')} fija acciones={nuevo}>
      <TablaDatos
        etiqueta={t('nodo:clasificacion.familias')}
        columnas={columnas}
        clave="familias"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ nombre }) => nombre}
        onAbrir={ver}
        acciones={acciones}
        filtros={
          <FiltroBuscado
            etiqueta={t('campo.rubro')}
            valor={rubroId}
            texto={rubro.nombre}
            endpoint={listarRubros}
            aOpcion={aOpcionDeRubro}
            onCambio={(nuevoRubro, texto) => {
              rubro.elegir(nuevoRubro, texto);
              consulta.cambiar({ rubroId: nuevoRubro });
            }}
          />
        }
        vistas={useVistasDeNodos('familia')}
        csv={{ endpoint: exportarFamilias, nombre: 'familias.csv' }}
        buscarEn={t('nodo:clasificacion.buscarEn')}
        vacio={{
          icono: IconCategory,
          titulo: t('nodo:clasificacion.vacioFamilias'),
          texto: t('nodo:clasificacion.vacioTexto'),
          accion: nuevo,
        }}
        tarjeta={(nodo) => <TarjetaDeNodo nivel="familia" nodo={nodo} arriba={nodo.rubro} />}
      />
      <PanelesDeNodo />
      {nueva && (
        <PanelDeNodo
          nivel="familia"
          padre={rubroId !== undefined && rubro.nombre !== undefined ? { id: rubroId, texto: rubro.nombre } : undefined}
          onCerrar={() => setNueva(false)}
        />
      )}
    </Pagina>
  );
}
