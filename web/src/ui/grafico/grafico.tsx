import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bajar } from '#api/descargar.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { useApagados } from './apagados.ts';
import { BotonDeTabla } from './boton-de-tabla.tsx';
import { DibujoDeGrafico } from './dibujo-de-grafico.tsx';
import { elementosDe } from './elementos.ts';
import type { DatosDeGrafico, MandoDeGrafico } from './grafico-tipos.ts';
import { Leyenda } from './leyenda.tsx';
import { TablaDeGrafico } from './tabla-de-grafico.tsx';

type Props = {
  readonly titulo: string;
  readonly datos: DatosDeGrafico;
  /** The same in full, where the drawing puts some of its parts together. */
  readonly deLaTabla?: DatosDeGrafico;
  readonly alto?: number;
  /** A card as narrow as a figure: its picture is not handed over, and the button of its table is small. */
  readonly chico?: boolean;
  /** A click on a place of the axis, for what can be done elsewhere by keyboard too. */
  readonly onElegir?: (indice: number) => void;
  /** What else the drawing may be told, beside the table: it is given what to tell it to. */
  readonly acciones?: (mando: () => MandoDeGrafico | null) => ReactNode;
  /** What is told beside the figures of the drawing, below it or its table. */
  readonly pie?: ReactNode;
};

/** A chart on its card: its legend takes series off and on, and the table of its figures and its picture are one touch away. */
export function Grafico({ titulo, datos, deLaTabla = datos, alto = 260, chico = false, ...props }: Props) {
  const { onElegir, acciones, pie } = props;
  const { t } = useTranslation('ui');
  const [enTabla, setEnTabla] = useState(false);
  // Nobody's until what draws is there.
  const [mando, setMando] = useState<MandoDeGrafico | null>(null);
  const elementos = elementosDe(datos);
  const [apagados, alternar] = useApagados(elementos);
  return (
    <Tarjeta
      titulo={titulo}
      densa
      sx={chico ? { ...enColumna, ...enUnRenglon } : enColumna}
      acciones={
        <Stack direction="row" sx={{ gap: 1 }}>
          {!enTabla && acciones?.(() => mando)}
          {!enTabla && !chico && (
            <Pista texto={t('grafico.descargar')}>
              <IconButton
                aria-disabled={mando === null}
                onClick={() => mando && bajar(mando.foto(), `${titulo}.png`)}
                sx={{ '&[aria-disabled=true]': { color: 'text.disabled' } }}
              >
                <IconDownload size={18} stroke={1.7} aria-hidden />
              </IconButton>
            </Pista>
          )}
          <BotonDeTabla enTabla={enTabla} chico={chico} onCambio={setEnTabla} />
        </Stack>
      }
    >
      {enTabla ? (
        <TablaDeGrafico datos={deLaTabla} titulo={titulo} />
      ) : (
        <>
          {elementos.length > 0 && diceAlgo(datos) && (
            <Leyenda etiqueta={titulo} elementos={elementos} apagados={apagados} onAlternar={alternar} />
          )}
          {diceAlgo(datos) ? (
            <DibujoDeGrafico
              titulo={titulo}
              datos={datos}
              alto={alto}
              apagados={apagados}
              mando={setMando}
              onElegir={onElegir}
            />
          ) : (
            <Typography sx={{ ...enElMedio, minHeight: alto }}>{t('estado.sinResultados')}</Typography>
          )}
        </>
      )}
      {pie !== undefined && <Box sx={{ mt: 'auto', pt: 1.75 }}>{pie}</Box>}
    </Tarjeta>
  );
}

/** Of nothing, or of nothing but zeros, what draws makes up a scale that nobody measured. A small one beside its figure is flat. */
const diceAlgo = ({ series, sinEjes }: DatosDeGrafico): boolean =>
  sinEjes === true || series.some(({ valores }) => valores.some((valor) => valor !== 0));

const enElMedio = { flexGrow: 1, display: 'grid', placeItems: 'center', color: 'text.secondary' } as const;

/** In a card that its neighbours make higher, the drawing takes what is left. */
const enColumna = { display: 'flex', flexDirection: 'column' } as const;

/** The button of a narrow card stands beside its title, however little is left for it, and takes no more than it shows. */
const enUnRenglon = {
  '& > :first-of-type': { flexWrap: 'nowrap', alignItems: 'flex-start', gap: 0.5, marginInlineEnd: -0.75 },
  '& h2': { flexBasis: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;
