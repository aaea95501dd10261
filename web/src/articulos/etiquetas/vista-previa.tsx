import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import type { QueDicen, verMuestraDeEtiquetas } from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import { disponer, type Pieza } from '@trastienda/nucleo/articulos/etiquetas/disponer.ts';
import {
  cuantasHojas,
  type FormatoDeEtiqueta,
  lugarDe,
  margenDe,
  porHoja,
} from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import { queDice } from '@trastienda/nucleo/articulos/etiquetas/que-dice.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { AvisoDeMalImpresos } from '#articulos/aviso-de-mal-impresos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { DE_IZQUIERDA } from '#ui/piezas/de-izquierda.ts';
import { AvisosDeSimbolo } from './avisos-de-simbolo.tsx';
import { EtiquetaDibujada } from './etiqueta-dibujada.tsx';

export type Muestra = ResponseOf<typeof verMuestraDeEtiquetas>;

type Props = {
  readonly consulta: UseQueryResult<Muestra>;
  /** What has to be chosen before there is something to show. */
  readonly falta: 'elegi' | 'elegiLista' | undefined;
  readonly formato: FormatoDeEtiqueta;
  readonly desde: number;
  readonly dicen: QueDicen;
  readonly onDesde: (desde: number) => void;
};

/** The first sheet as it will come out of the printer. A click on a place makes the first label go there. */
export function VistaPrevia(props: Props) {
  const { t } = useTranslation('papel');
  const { falta } = props;
  return (
    <Tarjeta titulo={t('etiquetas.vista')} sx={{ position: { md: 'sticky' }, top: { md: 80 } }}>
      {falta ? (
        <VistaVacia icono={IconTag} titulo={t(`etiquetas.${falta}`)} texto={t(`etiquetas.${falta}Texto`)} />
      ) : (
        <Cargado
          consulta={props.consulta}
          esVacio={({ etiquetas }) => etiquetas === 0}
          vacio={{ icono: IconTag, titulo: t('etiquetas.ninguna'), texto: t('etiquetas.ningunaTexto') }}
        >
          {(muestra) => <Hoja {...props} muestra={muestra} />}
        </Cargado>
      )}
    </Tarjeta>
  );
}

function Hoja({ muestra, formato, desde, dicen, onDesde, consulta }: Props & { readonly muestra: Muestra }) {
  const { t } = useTranslation('papel');
  const puestos = porHoja(formato);
  const enLaHoja = dibujar(muestra, formato, dicen, puestos - desde + 1);
  const hojas = cuantasHojas(formato, muestra.etiquetas, desde);
  return (
    <Box sx={{ opacity: consulta.isPlaceholderData ? 0.6 : 1 }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {t('etiquetas.total', {
          etiquetas: t('etiquetas.etiquetas', { count: muestra.etiquetas, n: formatearEntero(muestra.etiquetas) }),
          hojas: t(formato.papel === 'HOJA' ? 'etiquetas.hojas' : 'etiquetas.tramos', {
            count: hojas,
            n: formatearEntero(hojas),
          }),
        })}
      </Typography>
      <AvisosDeSimbolo modo={dicen.simbolo} formato={formato} muestra={muestra} />
      {(dicen.codigo || dicen.descripcion || dicen.marca) && <AvisoDeMalImpresos {...muestra.malImpresos} />}
      <Box
        component="svg"
        viewBox={`0 0 ${formato.anchoDePapel} ${formato.altoDePapel}`}
        role="img"
        aria-label={t('etiquetas.vistaDe', { origen: muestra.origen })}
        sx={papel}
        style={DE_IZQUIERDA}
      >
        {Array.from({ length: puestos }, (_, n) => (
          <Puesto
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the sheet is its number
            key={n}
            formato={formato}
            puesto={n + 1}
            onElegir={() => onDesde(n + 1)}
          />
        ))}
        {enLaHoja.map((dibujo, n) => {
          const { x, y } = lugarDe(formato, n, desde);
          return (
            <EtiquetaDibujada
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of one label are told apart by their place
              key={n}
              x={x}
              y={y}
              {...dibujo}
            />
          );
        })}
      </Box>
    </Box>
  );
}

type Dibujo = { readonly piezas: readonly Pieza[]; readonly simbolo: Muestra['filas'][number]['simbolo'] };

/** The labels of the first sheet, laid out by the rule of the printer; copies share their drawing. */
function dibujar(muestra: Muestra, formato: FormatoDeEtiqueta, dicen: QueDicen, entran: number): readonly Dibujo[] {
  const { filas, hoy, lista } = muestra;
  const dice = { ...dicen, lista: lista.nombre, moneda: lista.moneda, hoy };
  return filas
    .slice(0, entran)
    .flatMap((fila) => {
      const dibujo = {
        piezas: disponer(queDice(dice, fila), formato.ancho, formato.alto, margenDe(formato)),
        simbolo: fila.simbolo,
      };
      return Array.from({ length: Math.min(fila.copias, entran) }, () => dibujo);
    })
    .slice(0, entran);
}

/** Where a label goes. The keyboard has the field of the format for the same. */
function Puesto(props: {
  readonly formato: FormatoDeEtiqueta;
  readonly puesto: number;
  readonly onElegir: () => void;
}) {
  const { formato, puesto } = props;
  const { x, y } = lugarDe(formato, puesto - 1, 1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the pointer; the field beside it is for everybody
    <rect
      x={x}
      y={y}
      width={formato.ancho}
      height={formato.alto}
      rx={1}
      fill="#fff"
      stroke="#c3ccd6"
      strokeWidth={0.25}
      strokeDasharray="1 1"
      data-puesto={puesto}
      onClick={props.onElegir}
    />
  );
}

// Paper is white whatever the mode of the screen.
const papel = {
  display: 'block',
  width: '100%',
  maxHeight: '72vh',
  bgcolor: '#fff',
  color: '#000',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
} as const;
