import Alert from '@mui/material/Alert';
import type { LosPrimeros } from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import { anchoDeBarras } from '@trastienda/nucleo/articulos/etiquetas/disponer.ts';
import type { FormatoDeEtiqueta } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import type { ModoDeSimbolo } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import { esAngosto } from '@trastienda/nucleo/articulos/etiquetas/trazos.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import type { Muestra } from './vista-previa.tsx';

type Props = {
  readonly modo: ModoDeSimbolo;
  readonly formato: FormatoDeEtiqueta;
  readonly muestra: Pick<Muestra, 'sinSimbolo' | 'anchosDeBarras'>;
};

/** Which labels come out without the symbol that was asked for, or with one that is not read, and which they can bear. */
export function AvisosDeSimbolo({ modo, formato, muestra }: Props) {
  const { t } = useTranslation('papel');
  const ancho = anchoDeBarras(formato.ancho, formato.alto);
  const angostos = juntar(muestra.anchosDeBarras.filter((uno) => esAngosto(uno, ancho)));
  return (
    <>
      <Aviso
        que={muestra.sinSimbolo}
        decir={(dichos) => t(modo === 'EAN13' ? 'etiquetas.sinEan' : 'etiquetas.sinSimbolo', dichos)}
      />
      <Aviso que={angostos} decir={(dichos) => t('etiquetas.angosta', dichos)} />
    </>
  );
}

type Dichos = ReturnType<typeof dichosDe>;

function Aviso({ que, decir }: { readonly que: LosPrimeros; readonly decir: (dichos: Dichos) => string }) {
  if (que.cuantos === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {decir(dichosDe(que))}
    </Alert>
  );
}

const dichosDe = ({ cuantos, codigos }: LosPrimeros) => ({
  count: cuantos,
  n: formatearEntero(cuantos),
  codigos: `${codigos.join(', ')}${cuantos > codigos.length ? '…' : '.'}`,
});

const A_LA_VISTA = 3;

const juntar = (unos: readonly LosPrimeros[]): LosPrimeros => ({
  cuantos: unos.reduce((suma, { cuantos }) => suma + cuantos, 0),
  codigos: unos.flatMap(({ codigos }) => codigos).slice(0, A_LA_VISTA),
});
