import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { piezasConElGesto } from '#ui/flotantes/primer-gesto.ts';
import { LugarDeIcono } from '#ui/piezas/lugar-de-icono.tsx';

const ESPERA_MS = 200;
const elLector = piezasConElGesto(() => import('#ui/teclado/lector-de-caja.ts'));

/**
 * A search box that asks a little after the last key, at once on Enter. `/` brings the focus here, Esc empties it. What a
 * reader of codes leaves goes in the place of what was there: whoever reads one after another touches no key in between.
 */
export function CajaDeBusqueda(props: {
  readonly valor: string;
  readonly etiqueta: string;
  readonly onBuscar: (texto: string) => void;
}) {
  const { t } = useTranslation('ui');
  const { valor, onBuscar } = props;
  const [texto, setTexto] = useState(valor);
  const [visto, setVisto] = useState(valor);
  /** What was asked for from here and has not come back in `valor`. */
  const [pedidos, setPedidos] = useState<readonly string[]>([]);
  const [pisado, setPisado] = useState(0);
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);
  const caja = useRef<HTMLInputElement>(null);

  if (visto !== valor) {
    setVisto(valor);
    const eco = pedidos.lastIndexOf(valor);
    setPedidos(eco < 0 ? [] : pedidos.slice(eco + 1));
    // The address changed by other means (back, «Limpiar»): the box follows it. A late answer to what was typed here does
    // not touch what was typed since.
    if (eco < 0 && valor !== texto.trim()) {
      setTexto(valor);
      setPisado(pisado + 1);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was about to be asked for is given up once the box says another thing
  useEffect(() => () => clearTimeout(reloj.current), [pisado]);
  useFocoConBarra(caja);
  const lector = elLector.usePieza();

  const cambiar = (nuevo: string, espera: number) => {
    setTexto(nuevo);
    clearTimeout(reloj.current);
    reloj.current = setTimeout(() => {
      setPedidos((antes) => [...antes, nuevo.trim()]);
      onBuscar(nuevo.trim());
    }, espera);
  };
  return (
    <OutlinedInput
      inputRef={caja}
      size="small"
      value={texto}
      placeholder={props.etiqueta}
      onChange={(evento) => cambiar(evento.target.value, ESPERA_MS)}
      onKeyDown={(evento) => {
        const leido = lector?.leerTecla(evento, { escrito: texto, pedido: valor });
        if (evento.key === 'Enter') cambiar(leido ?? texto, 0);
        if (evento.key === 'Escape' && texto !== '') cambiar('', 0);
      }}
      slotProps={{
        input: {
          'aria-label': props.etiqueta,
          type: 'search',
          enterKeyHint: 'search',
          autoComplete: 'off',
          maxLength: 200,
        },
      }}
      startAdornment={
        <LugarDeIcono>
          <IconSearch size={18} stroke={1.7} aria-hidden />
        </LugarDeIcono>
      }
      endAdornment={
        texto !== '' && (
          <IconButton
            size="small"
            edge="end"
            aria-label={t('tabla.limpiarBusqueda')}
            onClick={() => {
              cambiar('', 0);
              // The button goes away: who pressed it goes on writing.
              caja.current?.focus();
            }}
          >
            <IconX size={16} stroke={1.7} aria-hidden />
          </IconButton>
        )
      }
      sx={{
        width: { xs: '100%', sm: 276 },
        minHeight: { sm: 34 },
        '& input': { height: { sm: 34 }, px: 0, fontSize: { sm: '0.8125rem' } },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}

function useFocoConBarra(caja: { readonly current: HTMLInputElement | null }) {
  useEffect(() => {
    const handleKey = (evento: KeyboardEvent) => {
      const escribiendo =
        evento.target instanceof HTMLElement && evento.target.closest('input, textarea, [contenteditable]');
      if (evento.key !== '/' || escribiendo || document.querySelector('[role="dialog"]')) return;
      evento.preventDefault();
      caja.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [caja]);
}
