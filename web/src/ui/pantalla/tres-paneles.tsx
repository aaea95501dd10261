import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '#ui/flotantes/flotantes.tsx';

type Panel = {
  /** How the pane is called for those who do not see it. */
  readonly titulo: string;
  readonly contenido: ReactNode;
};
type PanelConAncho = Panel & {
  /** In px. */
  readonly ancho: number;
};

type Paneles = {
  /** The side pane is beside the others, and not a drawer. */
  readonly hayLugar: boolean;
  readonly lateralAbierto: boolean;
  readonly ponerLateral: (abierto: boolean) => void;
  readonly extraAbierto: boolean;
  readonly ponerExtra: (abierto: boolean) => void;
  /** «Volver», where the detail takes it among its own: it is seen below 900 px. */
  readonly volver: ReactNode;
};

/** What the detail is left, in px, beside the other panes: where it would have less, those that can open over the page. */
export const DETALLE_MINIMO = 420;

const PanelesContext = createContext<Paneles>({
  hayLugar: true,
  lateralAbierto: false,
  ponerLateral: () => undefined,
  extraAbierto: false,
  ponerExtra: () => undefined,
  volver: null,
});

/** For what is inside: whether the side pane is a drawer now, and how to open and close it and the pane at the end. */
export const usePaneles = (): Paneles => useContext(PanelesContext);

/**
 * One card with panes that scroll by themselves, of the height that `Pagina fija` leaves. `lateral` and
 * `extra` are drawers below 1200 px and wherever they would leave the detail too narrow; with a `lista`, below 900 px one sees
 * it or the detail, which goes back with «Volver».
 */
export function TresPaneles(props: {
  /** Filters; or the list, where nothing else stands before the detail. */
  readonly lateral: PanelConAncho;
  readonly lista?: PanelConAncho;
  /** One that has a row of its own for `volver` saves the one it would have above it. */
  readonly detalle: Panel & { readonly llevaVolver?: boolean };
  /** What is told about the detail, at its end: open to begin with where there is room. */
  readonly extra?: PanelConAncho;
  /** Whether a narrow screen shows the detail and not the list. */
  readonly detalleAbierto?: boolean;
  readonly onVolver?: () => void;
}) {
  const { lateral, lista, detalle, extra } = props;
  const esAncha = useMediaQuery('(min-width:1200px)');
  const [lateralAbierto, ponerLateral] = useState(false);
  const [extraPedido, ponerExtra] = useState<boolean>();
  const verDetalle = !lista || props.detalleAbierto === true;
  const marco = useFocoAlCambiar(verDetalle);
  // The card, and not the page: the menu beside it takes its part of it.
  const conLateral = lateral.ancho + (lista?.ancho ?? 0) + DETALLE_MINIMO;
  const entraLateral = useEntra(marco, conLateral);
  const entraTodo = useEntra(marco, conLateral + (extra?.ancho ?? 0));
  const hayLugar = esAncha && entraLateral;
  const lugares = hayLugar ? (entraTodo ? 'todos' : 'sin extra') : 'ninguno';
  const [antes, setAntes] = useState(lugares);
  // What was opened over the page is not kept open when there is less room, nor the other way about.
  if (antes !== lugares) {
    setAntes(lugares);
    ponerLateral(false);
    ponerExtra(undefined);
  }
  const extraAlLado = lugares === 'todos';
  const extraAbierto = extraPedido ?? extraAlLado;
  const volver = lista && props.onVolver && <Volver onClick={props.onVolver} />;
  return (
    <PanelesContext value={{ hayLugar, lateralAbierto, ponerLateral, extraAbierto, ponerExtra, volver }}>
      <Paper ref={marco} sx={tarjeta}>
        <AlCostado
          {...lateral}
          lado="left"
          alLado={hayLugar}
          abierto={lateralAbierto}
          onCerrar={() => ponerLateral(false)}
          siempre
        />
        {lista && (
          <Box
            component="section"
            aria-label={lista.titulo}
            data-panel="lista"
            sx={{ ...panel, ...deLista(lista.ancho), display: { xs: verDetalle ? 'none' : 'flex', md: 'flex' } }}
          >
            {lista.contenido}
          </Box>
        )}
        <Box
          component="section"
          aria-label={detalle.titulo}
          data-panel="detalle"
          sx={{ ...panel, flex: 1, display: { xs: verDetalle ? 'flex' : 'none', md: 'flex' } }}
        >
          {volver && !detalle.llevaVolver && (
            <Box sx={{ display: { md: 'none' }, p: 1, borderBottom: raya }}>{volver}</Box>
          )}
          {detalle.contenido}
        </Box>
        {extra && (
          <AlCostado
            {...extra}
            lado="right"
            alLado={extraAlLado}
            abierto={extraAbierto}
            onCerrar={() => ponerExtra(false)}
            siempre={false}
          />
        )}
      </Paper>
    </PanelesContext>
  );
}

/** Opens the side pane where it is a drawer; where it is in sight there is nothing to open. */
export function BotonDeLateral({ texto }: { readonly texto: string }) {
  const { hayLugar, lateralAbierto, ponerLateral } = usePaneles();
  if (hayLugar) return null;
  return (
    <IconButton aria-label={texto} aria-expanded={lateralAbierto} onClick={() => ponerLateral(true)}>
      <IconMenu2 size={20} stroke={1.7} aria-hidden />
    </IconButton>
  );
}

/** The part of a pane that scrolls. */
export function CuerpoDePanel({ children, relleno = 0 }: { readonly children: ReactNode; readonly relleno?: number }) {
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', p: relleno }}>{children}</Box>
  );
}

function AlCostado(
  props: PanelConAncho & {
    readonly lado: 'left' | 'right';
    /** Beside the detail, and not over the page. */
    readonly alLado: boolean;
    readonly abierto: boolean;
    /** Beside it, it does not close. */
    readonly siempre: boolean;
    readonly onCerrar: () => void;
  },
) {
  if (!props.alLado) {
    return (
      <Drawer
        anchor={props.lado}
        open={props.abierto}
        onClose={props.onCerrar}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': props.titulo,
            'aria-modal': true,
            sx: { width: props.ancho, maxWidth: '85vw', overflow: 'hidden' },
          },
        }}
      >
        {props.contenido}
      </Drawer>
    );
  }
  if (!props.siempre && !props.abierto) return null;
  return (
    <Box
      component="section"
      aria-label={props.titulo}
      sx={{
        ...panel,
        flex: 'none',
        width: props.ancho,
        [props.lado === 'left' ? 'borderInlineEnd' : 'borderInlineStart']: raya,
      }}
    >
      {props.contenido}
    </Box>
  );
}

function Volver({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Box data-volver sx={{ display: { md: 'none' } }}>
      <Button
        variant="text"
        size="small"
        startIcon={
          <Box component="span" sx={{ display: 'inline-flex', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}>
            <IconArrowLeft size={18} stroke={1.7} aria-hidden />
          </Box>
        }
        onClick={onClick}
      >
        {t('accion.volver')}
      </Button>
    </Box>
  );
}

/** Where only one of both is in sight, the focus goes with it: to «Volver», and back to the row it came from. */
function useFocoAlCambiar(verDetalle: boolean) {
  const marco = useRef<HTMLDivElement>(null);
  const antes = useRef(verDetalle);
  useEffect(() => {
    if (antes.current === verDetalle) return;
    antes.current = verDetalle;
    const destino = marco.current?.querySelector<HTMLElement>(
      verDetalle ? '[data-volver] button' : '[data-panel="lista"] [data-fila][tabindex="0"]',
    );
    // In a wide screen «Volver» is not drawn, and the focus stays where it was.
    if (marco.current?.querySelector<HTMLElement>('[data-volver]')?.offsetParent || !verDetalle) destino?.focus();
  }, [verDetalle]);
  return marco;
}

/** Whether an element is so many px wide; one that is not laid out counts as wide enough. */
function useEntra(elemento: RefObject<HTMLElement | null>, ancho: number): boolean {
  const [entra, setEntra] = useState(true);
  useLayoutEffect(() => {
    const { current } = elemento;
    if (!current) return;
    const medir = () => setEntra(current.clientWidth === 0 || current.clientWidth >= ancho);
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(current);
    return () => observador.disconnect();
  }, [elemento, ancho]);
  return entra;
}

const raya = '1px solid var(--t-palette-divider)';
const tarjeta = {
  display: 'flex',
  overflow: 'hidden',
  minWidth: 0,
  height: { xs: 'calc(100dvh - 216px)', md: 'auto' },
  minHeight: { xs: 420, md: 0 },
  flex: { md: 1 },
} as const;
const panel = { flexDirection: 'column', display: 'flex', minWidth: 0, minHeight: 0, overflow: 'hidden' } as const;
const deLista = (ancho: number) =>
  ({
    flex: { xs: 1, md: 'none' },
    width: { md: ancho },
    borderInlineEnd: { md: raya },
  }) as const;
