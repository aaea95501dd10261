import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Contador } from './contador.tsx';

export type Pestana<Id extends string = string> = {
  readonly id: Id;
  readonly titulo: string;
  /** `null` while it is being counted. */
  readonly cantidad?: number | null | undefined;
};

/** Tabs with counts. What each one shows is the screen's business (and belongs in its URL). */
export function Pestanas<Id extends string>(props: {
  readonly etiqueta: string;
  readonly valor: Id;
  readonly pestanas: readonly Pestana<Id>[];
  readonly onCambio: (id: Id) => void;
}) {
  return (
    <Tabs
      value={props.valor}
      onChange={(_, id: Id) => props.onCambio(id)}
      aria-label={props.etiqueta}
      variant="scrollable"
      scrollButtons={false}
    >
      {props.pestanas.map(({ id, titulo, cantidad }) => (
        <Tab
          key={id}
          value={id}
          iconPosition="end"
          label={titulo}
          {...(cantidad === undefined ? {} : { icon: <Contador cantidad={cantidad} elegido={id === props.valor} /> })}
        />
      ))}
    </Tabs>
  );
}
