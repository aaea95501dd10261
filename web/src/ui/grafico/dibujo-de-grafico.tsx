import Box from '@mui/material/Box';
import { type ComponentType, lazy, type Ref, Suspense } from 'react';
import { trasPintar } from '#api/tras-pintar.ts';
import { enPalabras } from './elementos.ts';
import type { DatosDeGrafico, MandoDeGrafico } from './grafico-tipos.ts';
import type { PropsDeLienzo } from './lienzo.tsx';
import { TablaDeGrafico } from './tabla-de-grafico.tsx';

const alDibujar = (traer: () => Promise<ComponentType<PropsDeLienzo>>) =>
  lazy(async (): Promise<{ default: ComponentType<PropsDeLienzo> }> => {
    // Where nothing can be drawn, the figures are read.
    if (!('CanvasRenderingContext2D' in globalThis)) return { default: SinLienzo };
    // What draws weighs more than the page around it, which goes first.
    await new Promise<void>((listo) => void trasPintar(listo));
    try {
      return { default: await traer() };
    } catch {
      // What draws does not come: the figures are there all the same.
      return { default: SinLienzo };
    }
  });

const DeEjes = alDibujar(async () => (await import('./lienzo.tsx')).Lienzo);
const Aparte = alDibujar(async () => (await import('./lienzo-aparte.tsx')).LienzoAparte);

const NINGUNO: ReadonlySet<string> = new Set();

/** The drawing of a chart alone, whose name says its figures: for where the same can be read beside it. */
export function DibujoDeGrafico(props: {
  readonly titulo: string;
  readonly datos: DatosDeGrafico;
  /** The least it has, in px: it grows with what it stands in. */
  readonly alto: number;
  /** The names in the legend that are off. */
  readonly apagados?: ReadonlySet<string>;
  readonly mando?: Ref<MandoDeGrafico> | undefined;
  readonly onElegir?: ((indice: number) => void) | undefined;
}) {
  const { titulo, datos, alto, apagados = NINGUNO, mando, onElegir } = props;
  const Lienzo = datos.tipo ? Aparte : DeEjes;
  return (
    <Box
      role="img"
      aria-label={enPalabras(titulo, datos, apagados)}
      sx={{ position: 'relative', flexGrow: 1, minHeight: alto }}
    >
      <Suspense>
        <Lienzo datos={datos} apagados={apagados} mando={mando} onElegir={onElegir} />
      </Suspense>
    </Box>
  );
}

const SinLienzo = ({ datos }: PropsDeLienzo) => <TablaDeGrafico datos={datos} titulo="" />;
