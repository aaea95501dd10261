import Box from '@mui/material/Box';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { NIVELES } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EstadoDeNodo } from '#articulos/clasificacion/columnas-de-nodos.tsx';
import type { Nodo } from '#articulos/clasificacion/nodos.ts';
import { MenuDeFila, pideMenu } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearPesos } from '#ui/formato/formato.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import type { Rama } from './ramas.ts';

/** One line of the tree. A click opens and closes it; Enter and its menu lead to the node. */
export function RenglonDeRama(props: {
  readonly rama: Rama;
  /** The words to mark, when this line was found by them. */
  readonly buscar: string | undefined;
  readonly activa: boolean;
  readonly acciones: (nodo: Nodo) => readonly AccionDeFila[];
  readonly onAlternar: () => void;
  readonly onKeyDown: (evento: KeyboardEvent) => void;
  readonly onFocus: () => void;
}) {
  const { rama, buscar } = props;
  const { clave, nivel, hijas, abierta } = rama;
  const profundidad = NIVELES.indexOf(nivel);
  return (
    <Box
      component="li"
      role="treeitem"
      data-linea={clave}
      tabIndex={props.activa ? 0 : -1}
      aria-level={profundidad + 1}
      {...(hijas > 0 ? { 'aria-expanded': abierta } : {})}
      aria-busy={rama.nodo === null && rama.trayendo}
      onKeyDown={(evento) => {
        if (evento.target === evento.currentTarget && pideMenu(evento)) abrirMenu(evento);
        else props.onKeyDown(evento);
      }}
      onFocus={props.onFocus}
      onClick={(evento) => {
        if (!(evento.target as Element).closest('button, [role="menu"], [role="presentation"]')) props.onAlternar();
      }}
      sx={{ ...renglon, paddingInlineStart: `${16 + profundidad * 26}px` }}
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
      {rama.nodo ? (
        <DatosDelNodo nodo={rama.nodo} nivel={nivel} buscar={buscar} acciones={props.acciones} />
      ) : (
        <LoQueFalta rama={rama} />
      )}
    </Box>
  );
}

function abrirMenu(evento: KeyboardEvent): void {
  evento.preventDefault();
  evento.currentTarget.querySelector<HTMLElement>('button[aria-haspopup="menu"]')?.click();
}

function LoQueFalta({ rama }: { readonly rama: Extract<Rama, { readonly nodo: null }> }) {
  const { t } = useTranslation('nodo');
  const { t: tUi } = useTranslation('ui');
  const invitar = () => ('faltan' in rama ? t('verMas', { count: rama.faltan }) : t('noSePudo'));
  return (
    <Box component="span" sx={{ color: rama.trayendo ? 'text.secondary' : 'primary.text', fontWeight: 500 }}>
      {rama.trayendo ? tUi('estado.cargando') : invitar()}
    </Box>
  );
}

function DatosDelNodo({
  nodo,
  nivel,
  buscar,
  acciones,
}: {
  readonly nodo: Nodo;
  readonly nivel: Rama['nivel'];
  readonly buscar: string | undefined;
  readonly acciones: (nodo: Nodo) => readonly AccionDeFila[];
}) {
  const { t } = useTranslation(['articulos', 'nodo']);
  return (
    <>
      <Box sx={datos}>
        <Box component="bdi" sx={{ color: 'text.secondary', minWidth: { sm: 64 } }}>
          <Resaltado texto={nodo.codigo} buscar={buscar} />
        </Box>
        <Box component="span" className="nombre" sx={{ fontWeight: nivel === 'rubro' ? 600 : 400 }}>
          <Resaltado texto={nodo.nombre} buscar={buscar} />
        </Box>
        {!nodo.activo && <EstadoDeNodo nivel={nivel} activo={false} />}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('nodo:clasificacion.articulosDe', { count: nodo.articulos })}
        </Box>
        {nodo.valor !== undefined && (
          <Box
            component="span"
            title={t('nodo:clasificacion.valor')}
            sx={{ minWidth: { sm: 120 }, textAlign: 'end', whiteSpace: 'nowrap' }}
          >
            {formatearPesos(nodo.valor)}
          </Box>
        )}
      </Box>
      <MenuDeFila etiqueta={t('accion.mas', { codigo: nodo.nombre })} acciones={() => acciones(nodo)} />
    </>
  );
}

/** On a phone the name has a line to itself, and the rest goes below. */
const datos = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 1,
  '& > .nombre': {
    order: { xs: -1, sm: 0 },
    flex: { xs: '1 0 100%', sm: '1 1 0' },
    minWidth: 0,
    overflowWrap: 'break-word',
  },
} as const;

const renglon = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 56, sm: 40 },
  py: { xs: 0.75, sm: 0 },
  paddingInlineEnd: '8px',
  borderTop: 1,
  borderColor: 'divider',
  cursor: 'pointer',
  // Lines out of sight are not laid out: a level may have hundreds.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 40px',
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
