import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { BotonDeOrden } from './boton-de-orden.tsx';
import { NINGUNA } from './seleccion.ts';
import type { Eleccion } from './use-seleccion.ts';

/** Whether cards show their boxes. */
export type EleccionEnTarjetas = {
  readonly puesta: boolean;
  readonly onCambio: (puesta: boolean) => void;
  readonly eleccion: Eleccion;
};

type Props<Fila> = {
  readonly columnas: readonly Columna<Fila>[];
  readonly consulta: ConsultaDeLista;
  readonly elegir: EleccionEnTarjetas | undefined;
};

/** What only cards want in the bar: a table has headers, with boxes and order. */
export function BotonesDeCelular<Fila>({ columnas, consulta, elegir }: Props<Fila>) {
  return (
    <>
      {elegir && <BotonDeElegir {...elegir} />}
      {columnas.some(({ ordenable }) => ordenable) && <BotonDeOrden columnas={columnas} consulta={consulta} />}
    </>
  );
}

/** Cards show their boxes once somebody wants to choose. */
function BotonDeElegir({ puesta, onCambio, eleccion }: EleccionEnTarjetas) {
  const { t } = useTranslation('ui');
  const handleClick = () => {
    onCambio(!puesta);
    if (puesta) eleccion.cambiar(NINGUNA);
  };
  return (
    <Button variant="text" size="small" aria-pressed={puesta} onClick={handleClick}>
      {t(puesta ? 'tabla.noElegir' : 'tabla.elegirVarias')}
    </Button>
  );
}
