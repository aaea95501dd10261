import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { FilaDe } from '#ui/listas/pagina-de-lista.ts';
import { Autocompletar, type Opcion } from './autocompletar.tsx';
import { type CampoProps, useEtiqueta } from './campos.tsx';
import { useCampoConocido } from './formulario-campos.ts';

type Props<E extends Endpoint> = CampoProps & {
  readonly endpoint: E;
  readonly query?: object;
  readonly aOpcion: (fila: FilaDe<E>) => Opcion;
  /** How the value the form starts with is called. */
  readonly inicial?: Opcion | null;
  readonly placeholder?: string;
  readonly onElegir?: (fila: FilaDe<E> | null) => void;
};

/** Chooses one record by searching it on the server. The value in the form is its id. */
export function CampoAutocompletar<E extends Endpoint>({ name, label, ayuda, onElegir, ...props }: Props<E>) {
  const { field, fieldState } = useController({ name });
  const [elegida, setElegida] = useState<Opcion | null>(props.inicial ?? null);
  // What it is called may come with the value, when that is set from outside.
  const conocida = (id: unknown) => [elegida, props.inicial].find((opcion) => opcion?.id === id) ?? null;
  useCampoConocido(name, label, props, (id) => conocida(id)?.texto);
  return (
    <Autocompletar
      label={useEtiqueta(label, props)}
      name={field.name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      valor={conocida(field.value)}
      endpoint={props.endpoint}
      aOpcion={props.aOpcion}
      error={fieldState.error?.message}
      ayuda={ayuda}
      disabled={props.disabled ?? false}
      autoFocus={props.autoFocus ?? false}
      {...(props.query ? { query: props.query } : {})}
      {...(props.placeholder ? { placeholder: props.placeholder } : {})}
      onCambio={(opcion, fila) => {
        setElegida(opcion);
        field.onChange(opcion?.id ?? '');
        onElegir?.(fila);
      }}
    />
  );
}
