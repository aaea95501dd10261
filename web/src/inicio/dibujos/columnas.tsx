import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { enPalabras } from '#ui/grafico/elementos.ts';
import type { DatosDeGrafico } from '#ui/grafico/grafico-tipos.ts';
import { DE_IZQUIERDA } from '#ui/piezas/de-izquierda.ts';
import { oculto } from '#ui/piezas/oculto.tsx';
import { marco } from './columnas-estilo.ts';
import { type Escala, enLaEscala, escalaDe, unidadDe } from './escala.ts';
import { serie } from './series.ts';
import { usePunto } from './use-punto.ts';

export type DatosDeColumnas = DatosDeGrafico & {
  /** What is written below the columns of each category. */
  readonly rotulos: readonly string[];
  /** What else is said of one, which is no column. */
  readonly ademas?: (indice: number) => readonly Renglon[];
  /** The one that is not over yet: it is seen at half strength. */
  readonly enCurso?: number;
  /** They do not all fit on a phone. */
  readonly rotulosLargos?: boolean;
};

type Renglon = { readonly nombre: string; readonly valor: string; readonly color?: number };

/** Columns side by side over dashed lines. One is told in full under the pointer, by a touch, or with the arrows. */
export function Columnas(props: {
  readonly titulo: string;
  /** How it is walked by keyboard. */
  readonly ayuda: string;
  readonly datos: DatosDeColumnas;
}) {
  const { titulo, ayuda, datos } = props;
  const rtl = useTheme().direction === 'rtl';
  const punto = usePunto(datos.categorias.length);
  const escala = escalaDeSeries(datos);
  return (
    <Box tabIndex={0} role="group" aria-label={ayuda} style={DE_IZQUIERDA} sx={marco(rtl)} {...punto.escuchas}>
      <Eje escala={escala} />
      <div className={`campo ${datos.rotulosLargos ? 'largos' : ''}`}>
        <Dibujo titulo={titulo} datos={datos} escala={escala} activo={punto.activo} onPunto={punto.senalar} />
        {punto.activo !== null && <Cartel datos={datos} indice={punto.activo} />}
      </div>
      <Box aria-live="polite" sx={oculto}>
        {punto.dicho !== null && enUnaFrase(datos, punto.dicho)}
      </Box>
    </Box>
  );
}

/** The axis that holds all the series, also those that the legend has off: nothing jumps when one goes. */
export const escalaDeSeries = ({ series }: Pick<DatosDeGrafico, 'series'>): Escala =>
  escalaDe(series.flatMap(({ valores }) => valores));

function Eje({ escala }: { readonly escala: Escala }) {
  const { divisor } = unidadDe(escala);
  const escrita = (marca: number) => formatearCantidad(marca / divisor);
  const masLarga = escala.marcas.map(escrita).reduce((larga, una) => (una.length > larga.length ? una : larga), '');
  return (
    <div aria-hidden className="eje">
      <span className="medida">{masLarga}</span>
      {escala.marcas.map((marca) => (
        <span key={marca} style={{ bottom: `${enLaEscala(marca, escala)}%` }}>
          {escrita(marca)}
        </span>
      ))}
    </div>
  );
}

function Dibujo(props: {
  readonly titulo: string;
  readonly datos: DatosDeColumnas;
  readonly escala: Escala;
  readonly activo: number | null;
  readonly onPunto: (indice: number) => void;
}) {
  const { datos, escala, activo } = props;
  const cero = enLaEscala(0, escala);
  return (
    <div role="img" aria-label={enPalabras(props.titulo, datos)} className="dibujo">
      {escala.marcas.map((marca) => (
        <i key={marca} className={marca === 0 ? 'cero' : ''} style={{ bottom: `${enLaEscala(marca, escala)}%` }} />
      ))}
      {datos.categorias.map((categoria, i) => (
        <div
          key={categoria}
          className={`punto ${i === activo ? 'activo' : ''} ${fuerzaDe(datos, i)}`}
          onPointerEnter={() => props.onPunto(i)}
        >
          <div className={`barras ${datos.series.length === 1 ? 'sola' : ''}`}>
            {datos.series.map(({ nombre, valores, color = 0 }) => {
              const alto = enLaEscala(valores[i] ?? 0, escala) - cero;
              const lugar = { bottom: `${Math.min(cero, cero + alto)}%`, height: `${Math.abs(alto)}%` };
              return <span key={nombre} style={{ ...lugar, backgroundColor: serie(color) }} />;
            })}
          </div>
          <b>{datos.rotulos[i]}</b>
        </div>
      ))}
    </div>
  );
}

function fuerzaDe({ enCurso, resaltada }: DatosDeColumnas, indice: number): string {
  if (resaltada !== undefined) return indice === resaltada ? '' : 'atras';
  return indice === enCurso ? 'en-curso' : '';
}

const renglonesDe = (
  { series, formato, corto = formato, ademas }: DatosDeColumnas,
  indice: number,
): readonly Renglon[] => [
  ...series.map(({ nombre, valores, color = 0 }) => ({ nombre, valor: corto(valores[indice] ?? 0), color })),
  ...(ademas?.(indice) ?? []),
];

/** Beside the point it tells about, on the side where there is more room. */
function Cartel({ datos, indice }: { readonly datos: DatosDeColumnas; readonly indice: number }) {
  const cuantos = datos.categorias.length;
  const aLaDerecha = indice < cuantos / 2;
  const hasta = ((aLaDerecha ? indice + 1 : cuantos - indice) * 100) / cuantos;
  const lugar = `min(calc(${hasta}% + 4px), calc(100% - var(--cartel)))`;
  return (
    <div aria-hidden className="cartel" style={aLaDerecha ? { left: lugar } : { right: lugar }}>
      <b>{datos.categorias[indice]}</b>
      {renglonesDe(datos, indice).map(({ nombre, valor, color }) => (
        <div key={nombre}>
          {color !== undefined && <i style={{ backgroundColor: serie(color) }} />}
          <span>{nombre}</span>
          <b>{valor}</b>
        </div>
      ))}
    </div>
  );
}

function enUnaFrase(datos: DatosDeColumnas, indice: number): string {
  const renglones = renglonesDe(datos, indice).map(({ nombre, valor }) => `${nombre} ${valor}`);
  return `${datos.categorias[indice]}: ${renglones.join('; ')}`;
}
