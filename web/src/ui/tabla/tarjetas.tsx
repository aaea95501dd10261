import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { anilloDeFoco } from '#apariencia/componentes-botones.ts';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { estiloDeCasilla } from '#ui/formularios/casilla.ts';
import { primeraDe } from '#ui/listas/lista-continua.ts';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { altoDeTotales, esperadasDe } from './alto-de-totales.ts';
import { CasillaDeFila } from './casillas.tsx';
import { useDiseno } from './diseno.ts';
import { estaElegida } from './seleccion.ts';
import type { TarjetaDeTotales as Totales } from './tarjeta-de-totales.tsx';
import type { Eleccion } from './use-seleccion.ts';

// Those who do not add up do not need it.
const TarjetaDeTotales = lazy(async () => ({
  default: (await import('./tarjeta-de-totales.tsx')).TarjetaDeTotales,
})) as unknown as typeof Totales;

type Props<Fila> = TablaDatosProps<Fila> & {
  readonly filas: readonly Fila[];
  /** While rows are being chosen. */
  readonly eleccion: Eleccion | undefined;
};

/** More than a phone shows at once. */
const A_LA_VISTA = 6;
/** Whether some were drawn already: those that come later are there whole, so that going back finds the same height. */
let hubo = false;

/** The rows of a table on a phone: one card each. The whole card opens; its menu stays beside. */
export function TablaTarjetas<Fila>({
  filas,
  columnas,
  idDe,
  nombreDe,
  onAbrir,
  acciones,
  tarjeta,
  antesDeTarjeta,
  estiloDeTarjetas,
  etiqueta,
  lista,
  eleccion,
  clave,
  totales,
  consulta,
}: Props<Fila>) {
  const { t } = useTranslation('ui');
  const [diseno] = useDiseno(clave ?? '');
  const primera = primeraDe(lista);
  // While the page loads those that are seen come first, and the rest in small turns.
  const cuantas = useDeferredValue(filas.length, hubo ? filas.length : A_LA_VISTA);
  useEffect(() => {
    hubo = true;
  }, []);
  return (
    <>
      {clave !== undefined && totales && diseno.totales && (
        <Suspense fallback={<Paper sx={{ minHeight: altoDeTotales(esperadasDe(totales, columnas, diseno).length) }} />}>
          <TarjetaDeTotales clave={clave} totales={totales} consulta={consulta} columnas={columnas} />
        </Suspense>
      )}
      <Stack component="ul" aria-label={etiqueta} sx={estiloDeTarjetas ? [tarjetas, estiloDeTarjetas] : tarjetas}>
        {filas.slice(0, cuantas).map((fila, i) => {
          const contenido = tarjeta ? tarjeta(fila) : <Renglones columnas={columnas} fila={fila} />;
          return (
            <Paper component="li" key={idDe(fila)}>
              {eleccion && (
                <span className="casilla">
                  <CasillaDeFila
                    enGrilla={false}
                    nombre={nombreDe?.(fila) ?? ''}
                    elegida={estaElegida(eleccion.seleccion, idDe(fila))}
                    onCambio={(puesta) => eleccion.elegir(primera + i, puesta, false)}
                  />
                </span>
              )}
              {antesDeTarjeta && <div className="antes">{antesDeTarjeta(fila)}</div>}
              {onAbrir ? (
                <button type="button" className="cuerpo" onClick={() => onAbrir(fila, primera + i)}>
                  {contenido}
                </button>
              ) : (
                <div className="cuerpo">{contenido}</div>
              )}
              {acciones && (
                <MenuDeFila
                  etiqueta={t('tabla.acciones', { que: nombreDe?.(fila) ?? '' })}
                  acciones={() => acciones(fila)}
                />
              )}
            </Paper>
          );
        })}
      </Stack>
    </>
  );
}

function Renglones<Fila>({ columnas, fila }: Pick<Props<Fila>, 'columnas'> & { readonly fila: Fila }) {
  return columnas.slice(0, 4).map((columna, i) => (
    <Box
      key={columna.id}
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: i === 0 ? 600 : 400 }}
    >
      {i > 0 && <Box sx={{ color: 'text.secondary' }}>{columna.titulo}</Box>}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{columna.celda(fila)}</Box>
    </Box>
  ));
}

/** Written once for all of them: each style of its own is worked out again for each row. */
const tarjetas = (theme: Theme) =>
  ({
    gap: 1.5,
    m: 0,
    p: 0,
    listStyle: 'none',
    // What is far below is neither laid out nor painted until it comes near.
    '& > li': {
      display: 'flex',
      alignItems: 'flex-start',
      minWidth: 0,
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 112px',
    },
    // As big as a finger.
    '& .casilla': { display: 'grid', placeItems: 'center', width: 44, height: 48, flex: 'none' },
    '& .casilla input': estiloDeCasilla,
    '& .antes': { flex: 'none', pt: 0.5, paddingInlineStart: 0.5 },
    '& .cuerpo': {
      display: 'block',
      flex: 1,
      minWidth: 0,
      p: 1.75,
      font: 'inherit',
      fontSize: '0.875rem',
      lineHeight: '1.25rem',
    },
    '& button.cuerpo': {
      border: 0,
      borderRadius: 1,
      background: 'none',
      color: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      '&:focus-visible': anilloDeFoco(theme),
    },
  }) as const;
