import Box from '@mui/material/Box';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { NIVELES } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccionesDeNodo } from '#articulos/clasificacion/acciones-de-nodo.tsx';
import { EstadoDeNodo } from '#articulos/clasificacion/columnas-de-nodos.tsx';
import { PanelDeNodo } from '#articulos/clasificacion/panel-de-nodo.tsx';
import { Cargado } from '#ui/cargado.tsx';
import { formatearPesos } from '#ui/formato.ts';
import { MenuDeFila } from '#ui/menu-de-fila.tsx';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { efectoDeTecla } from './efecto-de-tecla.ts';
import { type Rama, useRamas } from './ramas.ts';

/** The three levels at once, each node with how many artículos it holds and what their stock is worth (CLA-01). */
export function ArbolDeRubros() {
  const { t } = useTranslation('articulos');
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(new Set());
  const [enfocada, setEnfocada] = useState<string>();
  const [editada, setEditada] = useState<Rama | null>(null);
  const { rubros, ramas } = useRamas(abiertas);
  const lista = useRef<HTMLUListElement>(null);
  const activa = ramas.some(({ nodo }) => nodo.id === enfocada) ? enfocada : ramas[0]?.nodo.id;

  const alternar = ({ nodo }: Rama, abrir: boolean) =>
    setAbiertas((antes) => new Set(abrir ? [...antes, nodo.id] : [...antes].filter((id) => id !== nodo.id)));
  const enfocar = (id: string | null) => {
    if (id === null) return;
    setEnfocada(id);
    lista.current?.querySelector<HTMLElement>(`[data-nodo="${id}"]`)?.focus();
  };
  const handleKey = (evento: KeyboardEvent, rama: Rama, i: number) => {
    if (evento.target !== evento.currentTarget) return;
    const efecto = efectoDeTecla(evento.key, ramas, i);
    if (efecto === undefined) return;
    evento.preventDefault();
    if (efecto === 'abrir' || efecto === 'cerrar') alternar(rama, efecto === 'abrir');
    else enfocar(efecto.id);
  };
  return (
    <Tarjeta sinRelleno>
      <Cargado
        consulta={rubros}
        esVacio={({ filas }) => filas.length === 0}
        vacio={{ icono: IconCategory, titulo: t('clasificacion.vacioRubros'), texto: t('clasificacion.vacioTexto') }}
      >
        {() => (
          <Box component="ul" role="tree" aria-label={t('clasificacion.arbolEtiqueta')} ref={lista} sx={arbol}>
            {ramas.map((rama, i) => (
              <Renglon
                key={rama.nodo.id}
                rama={rama}
                activa={rama.nodo.id === activa}
                onAlternar={() => alternar(rama, !rama.abierta && rama.hijas > 0)}
                onKeyDown={(evento) => handleKey(evento, rama, i)}
                onFocus={() => setEnfocada(rama.nodo.id)}
                onEditar={() => setEditada(rama)}
              />
            ))}
          </Box>
        )}
      </Cargado>
      {editada && <PanelDeNodo nivel={editada.nivel} nodo={editada.nodo} onCerrar={() => setEditada(null)} />}
    </Tarjeta>
  );
}

function Renglon(props: {
  readonly rama: Rama;
  readonly activa: boolean;
  readonly onAlternar: () => void;
  readonly onKeyDown: (evento: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onEditar: () => void;
}) {
  const { t } = useTranslation('articulos');
  const { nodo, nivel, hijas, abierta } = props.rama;
  const { acciones } = useAccionesDeNodo(nivel, props.onEditar);
  const profundidad = NIVELES.indexOf(nivel);
  return (
    <Box
      component="li"
      role="treeitem"
      data-nodo={nodo.id}
      tabIndex={props.activa ? 0 : -1}
      aria-level={profundidad + 1}
      {...(hijas > 0 ? { 'aria-expanded': abierta } : {})}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      onClick={(evento) => {
        if (!(evento.target as Element).closest('button, [role="menu"]')) props.onAlternar();
      }}
      sx={{ ...renglon, paddingInlineStart: `${16 + profundidad * 26}px`, cursor: hijas > 0 ? 'pointer' : 'default' }}
    >
      <Box
        component="span"
        aria-hidden
        className="con-direccion"
        sx={{
          display: 'inline-flex',
          visibility: hijas > 0 ? 'visible' : 'hidden',
          color: 'text.secondary',
          '& svg': { rotate: abierta ? '90deg' : '0deg', transition: 'rotate 120ms' },
        }}
      >
        <IconChevronRight size={17} stroke={1.7} />
      </Box>
      <Box component="bdi" sx={{ color: 'text.secondary', minWidth: { xs: 36, sm: 64 } }}>
        {nodo.codigo}
      </Box>
      <Box
        component="span"
        sx={{ flex: 1, minWidth: 0, fontWeight: nivel === 'rubro' ? 600 : 400, overflowWrap: 'anywhere' }}
      >
        {nodo.nombre}
      </Box>
      {!nodo.activo && <EstadoDeNodo activo={false} />}
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('clasificacion.articulosDe', { count: nodo.articulos })}
      </Box>
      {nodo.valor !== undefined && (
        <Box component="span" sx={{ minWidth: 120, textAlign: 'end', display: { xs: 'none', sm: 'block' } }}>
          {formatearPesos(nodo.valor)}
        </Box>
      )}
      <MenuDeFila etiqueta={t('accion.mas', { codigo: nodo.nombre })} acciones={() => acciones(nodo)} />
    </Box>
  );
}

const arbol = { m: 0, p: 0, listStyle: 'none', fontSize: '0.8125rem' } as const;

const renglon = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 48, sm: 40 },
  paddingInlineEnd: '8px',
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
