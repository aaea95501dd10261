import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Ref, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Buscabas, useRazonDeHallazgo } from '#articulos/index.ts';
import { formatearCantidad, formatearUnitario } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { EntradaDeMostrador } from './use-entrada.ts';

type Props = {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly ancla: RefObject<HTMLDivElement | null>;
  readonly entrada: EntradaDeMostrador;
  readonly celular: boolean;
};

/** What was found, below the entry row or above it when there is no room. The first one is chosen. */
export function Sugerencias({ ref, id, ancla, entrada, celular }: Props) {
  const { t } = useTranslation('ventas');
  return (
    <Popper
      open={entrada.lista}
      anchorEl={() => ancla.current ?? document.body}
      // Inside the counter, so that it belongs to the content of the page and not to its end.
      container={() => ancla.current?.closest<HTMLElement>('[data-mostrador]') ?? document.body}
      placement="bottom-start"
      modifiers={[{ name: 'offset', options: { offset: [0, 6] } }]}
      style={{ zIndex: 1250, width: ancla.current?.clientWidth }}
      ref={ref}
    >
      <Paper sx={papel}>
        {!celular && !entrada.sinResultados && <Encabezado />}
        <Box
          role="listbox"
          id={id}
          aria-label={t('mostrador.entrada.lista')}
          sx={{ maxHeight: 320, overflowY: 'auto' }}
        >
          {entrada.filas.map((fila, i) => (
            <Opcion
              key={fila.id}
              id={`${id}-${i}`}
              fila={fila}
              buscar={entrada.buscado}
              elegida={i === entrada.indice}
              celular={celular}
              onApuntar={() => entrada.apuntar(i)}
              onElegir={() => entrada.elegirFila(fila)}
            />
          ))}
        </Box>
        {entrada.sinResultados && (
          <Box role="status" sx={{ px: 2, py: 1.75, color: 'text.secondary' }}>
            {t('mostrador.entrada.sinResultados', { texto: entrada.buscado })}
            <Buscabas texto={entrada.buscado} enVenta onElegir={entrada.corregir} />
          </Box>
        )}
        {!celular && !entrada.sinResultados && <Pie cantidad={entrada.filas.length} buscado={entrada.buscado} />}
      </Paper>
    </Popper>
  );
}

/** The column says it is a price; only what is not in pesos says in what. */
const enSuMoneda = ({ moneda, precio }: Hallazgo): string =>
  moneda === undefined ? formatearUnitario(precio) : unitarioEn(moneda, precio);

function Encabezado() {
  const { t } = useTranslation('ventas');
  return (
    <Box aria-hidden sx={{ ...grilla, ...encabezado }}>
      <span>{t('mostrador.entrada.columnaCodigo')}</span>
      <span>{t('mostrador.entrada.columnaDescripcion')}</span>
      <span>{t('mostrador.entrada.columnaMarca')}</span>
      <Fin>{t('mostrador.entrada.columnaPrecio')}</Fin>
      <Fin>{t('mostrador.entrada.aca')}</Fin>
      <Fin>{t('mostrador.entrada.otras')}</Fin>
    </Box>
  );
}

type OpcionProps = {
  readonly id: string;
  readonly fila: Hallazgo;
  readonly buscar: string;
  readonly elegida: boolean;
  readonly celular: boolean;
  readonly onApuntar: () => void;
  readonly onElegir: () => void;
};

function Opcion({ id, fila, buscar, elegida, celular, onApuntar, onElegir }: OpcionProps) {
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (elegida) caja.current?.scrollIntoView?.({ block: 'nearest' });
  }, [elegida]);
  return (
    // The keyboard reaches the options from the field, which never loses the focus (combobox pattern).
    <Box
      ref={caja}
      id={id}
      role="option"
      aria-selected={elegida}
      onMouseDown={(evento) => evento.preventDefault()}
      onMouseMove={onApuntar}
      onClick={onElegir}
      sx={{ ...(celular ? tarjeta : grilla), ...opcion, ...(elegida ? marcada : {}) }}
    >
      {celular ? <EnCelular fila={fila} buscar={buscar} /> : <EnGrilla fila={fila} buscar={buscar} />}
    </Box>
  );
}

function EnGrilla({ fila, buscar }: { readonly fila: Hallazgo; readonly buscar: string }) {
  const { t } = useTranslation('ventas');
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, ...recortado }}>
        <Resaltado texto={fila.codigo} buscar={buscar} />
      </Box>
      <Box component="span" sx={recortado}>
        <bdi>
          <Resaltado texto={fila.descripcion} buscar={buscar} />
        </bdi>
        <Razon fila={fila} />
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', ...recortado }}>
        {fila.marca ?? ''}
      </Box>
      <Fin fuerte>{enSuMoneda(fila)}</Fin>
      <Fin>
        <Oculto>{t('mostrador.entrada.aca')}</Oculto>
        <Aca cantidad={fila.aca}>{formatearCantidad(fila.aca)}</Aca>
      </Fin>
      <Fin>
        <Oculto>{t('mostrador.entrada.otras')}</Oculto>
        {formatearCantidad(fila.otras === '0' ? null : fila.otras)}
      </Fin>
    </>
  );
}

function EnCelular({ fila, buscar }: { readonly fila: Hallazgo; readonly buscar: string }) {
  const { t } = useTranslation('ventas');
  return (
    <>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={recortado}>
          <Resaltado texto={fila.descripcion} buscar={buscar} />
        </Box>
        <Razon fila={fila} />
        <Box sx={{ fontSize: '0.75rem', ...recortado }}>
          <b>{fila.codigo}</b>
          {fila.aca !== null && (
            <>
              {' · '}
              <Aca cantidad={fila.aca}>
                {t('mostrador.entrada.celularAca', { cantidad: formatearCantidad(fila.aca) })}
                {fila.otras !== null &&
                  ` · ${t('mostrador.entrada.celularOtras', { cantidad: formatearCantidad(fila.otras) })}`}
              </Aca>
            </>
          )}
        </Box>
      </Box>
      <Fin fuerte>{enSuMoneda(fila)}</Fin>
    </>
  );
}

/** Why it is here when that is not plain to see: «equivalente de WO-342», «para Volkswagen Gol 2008–2013» (GAP-16). */
function Razon({ fila }: { readonly fila: Hallazgo }) {
  const razon = useRazonDeHallazgo()(fila);
  if (razon === null) return null;
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'primary.text', ...recortado }}>
      {razon}
    </Box>
  );
}

function Aca({ cantidad, children }: { readonly cantidad: string | null; readonly children: React.ReactNode }) {
  const color = cantidad === null ? 'text.secondary' : decimal(cantidad).gt(0) ? 'success.text' : 'error.text';
  return (
    <Box component="span" sx={{ color, fontWeight: 600 }}>
      {children}
    </Box>
  );
}

function Fin({ fuerte = false, children }: { readonly fuerte?: boolean; readonly children: React.ReactNode }) {
  return (
    <Box component="span" sx={{ textAlign: 'end', whiteSpace: 'nowrap', ...(fuerte && { fontWeight: 600 }) }}>
      {children}
    </Box>
  );
}

function Pie({ cantidad, buscado }: { readonly cantidad: number; readonly buscado: string }) {
  const { t } = useTranslation('ventas');
  return (
    <Box sx={pie}>
      <Atajo>↑↓</Atajo> {t('mostrador.entrada.elegir')}
      <Atajo>Enter</Atajo> {t('mostrador.entrada.agregar')}
      <Atajo>Tab</Atajo> {t('mostrador.entrada.cantidadTecla')}
      <Box component="span" sx={{ marginInlineStart: 'auto' }}>
        {t('mostrador.entrada.encontrados', { count: cantidad })}
        {' · '}
        <Link
          href={`/articulos/tabla?buscar=${encodeURIComponent(buscado)}`}
          target="_blank"
          rel="noreferrer"
          tabIndex={-1}
          onMouseDown={(evento) => evento.preventDefault()}
        >
          {t('mostrador.entrada.verTodos')}
        </Link>
      </Box>
    </Box>
  );
}

const recortado = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const papel = {
  overflow: 'hidden',
  bgcolor: 'raised',
  boxShadow: 'var(--t-palette-sombra-overlay), 0 0 0 1px var(--t-palette-divider) !important',
} as const;
const grilla = {
  display: 'grid',
  gridTemplateColumns: 'minmax(84px, 104px) minmax(0, 1fr) 76px 92px 48px 48px',
  columnGap: 1.5,
  alignItems: 'center',
  px: 2,
} as const;
const tarjeta = { display: 'flex', gap: 1.5, alignItems: 'center', px: 1.75, py: 1.25 } as const;
const encabezado = {
  height: 36,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'header',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const opcion = {
  position: 'relative',
  minHeight: { xs: 56, sm: 40 },
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  cursor: 'pointer',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const marcada = {
  bgcolor: 'action.selected',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    bgcolor: 'primary.accent',
  },
} as const;
const pie = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 36,
  px: 2,
  fontSize: '0.75rem',
  color: 'text.secondary',
  bgcolor: 'header',
  borderTop: 1,
  borderColor: 'divider',
  '& kbd:not(:first-of-type)': { marginInlineStart: '8px' },
} as const;
