import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import IconBinaryTree2 from '@tabler/icons-react/dist/esm/icons/IconBinaryTree2.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { exportarRubros, listarRubros, type Rubro } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccionesDeNodo } from '#articulos/clasificacion/acciones-de-nodo.tsx';
import { BotonNuevo } from '#articulos/clasificacion/boton-nuevo.tsx';
import { useColumnasDeNodos } from '#articulos/clasificacion/columnas-de-nodos.tsx';
import { PanelDeNodo } from '#articulos/clasificacion/panel-de-nodo.tsx';
import { PanelesDeNodo } from '#articulos/clasificacion/paneles-de-nodo.tsx';
import { TarjetaDeNodo } from '#articulos/clasificacion/tarjeta-de-nodo.tsx';
import { useVeCosto, useVistasDeNodos } from '#articulos/clasificacion/vistas-de-nodos.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { ArbolDeRubros } from './arbol-de-rubros.tsx';
import { Lotes } from './lotes.tsx';

const VISTAS = ['tabla', 'arbol', 'lotes'] as const;
type VistaDeRubros = (typeof VISTAS)[number];

/** Rubros as a table, or the whole classification as a tree (CLA-01). Which one is in the URL. */
export function RubrosScreen() {
  const { t } = useTranslation(['articulos', 'nodo']);
  const { vista: pedida, buscar } = useSearch({ strict: false }) as { vista?: unknown; buscar?: unknown };
  const vista = VISTAS.find((una) => una === pedida) ?? 'tabla';
  const [nuevoAbierto, setNuevoAbierto] = useState(false);
  const nuevo = <BotonNuevo texto={t('nodo:clasificacion.nuevoRubro')} onClick={() => setNuevoAbierto(true)} />;
  return (
    <Pagina
      titulo={t('nodo:clasificacion.rubros')}
      fija={vista !== 'arbol'}
      acciones={
        <>
          <ElegirVista vista={vista} />
          {nuevo}
        </>
      }
    >
      {vista === 'arbol' && <ArbolDeRubros buscar={typeof buscar === 'string' ? buscar.trim() : ''} />}
      {vista === 'tabla' && <Tabla nuevo={nuevo} />}
      {vista === 'lotes' && <Lotes />}
      <PanelesDeNodo />
      {nuevoAbierto && <PanelDeNodo nivel="rubro" onCerrar={() => setNuevoAbierto(false)} />}
    </Pagina>
  );
}

function ElegirVista({ vista }: { readonly vista: VistaDeRubros }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const navigate = useNavigate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={vista}
      aria-label={t('nodo:clasificacion.vista')}
      onChange={(_, elegida: VistaDeRubros | null) =>
        elegida &&
        void navigate({ to: '/articulos/material', search: elegida === 'tabla' ? {} : { vista: elegida } } as never)
      }
      sx={{ bgcolor: 'background.paper' }}
    >
      <ToggleButton value="tabla" sx={{ gap: 0.75, px: 1.5 }}>
        <IconTable size={17} stroke={1.7} aria-hidden />
        {t('nodo:clasificacion.tabla')}
      </ToggleButton>
      <ToggleButton value="arbol" sx={{ gap: 0.75, px: 1.5 }}>
        <IconBinaryTree2 size={17} stroke={1.7} aria-hidden />
        {t('nodo:clasificacion.arbol')}
      </ToggleButton>
      <ToggleButton value="lotes" sx={{ gap: 0.75, px: 1.5 }}>
        <IconHistory size={17} stroke={1.7} aria-hidden />
        {t('nodo:lotes')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

function Tabla({ nuevo }: { readonly nuevo: React.ReactNode }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const consulta = useConsultaDeLista(listarRubros);
  const lista = useLista(listarRubros, consulta.valores);
  const { acciones, ver } = useAccionesDeNodo('rubro');
  const columnas = useColumnasDeNodos<Rubro>('rubro', consulta.valores.buscar, {
    conValor: useVeCosto(),
    entre: [
      {
        id: 'familias',
        titulo: t('nodo:clasificacion.familias'),
        ancho: 92,
        alinear: 'fin',
        filtro: { tipo: 'numero', decimales: 0 },
        celda: ({ familias }) => formatearEntero(familias),
      },
    ],
  });
  return (
    <TablaDatos
      etiqueta={t('nodo:clasificacion.rubros')}
      columnas={columnas}
      clave="rubros"
      consulta={consulta}
      lista={lista}
      idDe={({ id }) => id}
      nombreDe={({ nombre }) => nombre}
      onAbrir={ver}
      acciones={acciones}
      vistas={useVistasDeNodos('rubro')}
      csv={{ endpoint: exportarRubros, nombre: 'rubros.csv' }}
      buscarEn={t('nodo:clasificacion.buscarEn')}
      vacio={{
        icono: IconCategory,
        titulo: t('nodo:clasificacion.vacioRubros'),
        texto: t('nodo:clasificacion.vacioTexto'),
        accion: nuevo,
      }}
      tarjeta={(nodo) => <TarjetaDeNodo nivel="rubro" nodo={nodo} />}
    />
  );
}
