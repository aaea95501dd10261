import TextField from '@mui/material/TextField';
import type { Result } from '@trastienda/nucleo/comun/result.ts';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { decirFrase } from '#i18n/decir.ts';
import { type CampoProps, useEtiqueta } from '#ui/formularios/campos.tsx';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';

type Props<Valor> = Pick<CampoProps, 'name' | 'label'> & {
  /** The value in the form, as people write it. */
  readonly escribir: (valor: Valor) => string;
  readonly leer: (texto: string) => Result<Valor, string>;
  /** What stands in the form while the text says nothing: the schema refuses it. */
  readonly ilegible: Valor;
  /** Under the box, of what was understood, if anything was. */
  readonly ayuda: (valor: Valor | undefined) => string;
  readonly inputMode?: 'numeric' | 'text';
  /** As many characters as it takes. */
  readonly largo?: number;
};

/** A value that is written as a text of its own kind, and may be none: chained discounts, whole days. */
export function CampoLeido<Valor>({
  name,
  label,
  escribir,
  leer,
  ilegible,
  ayuda,
  inputMode = 'text',
  largo = 60,
}: Props<Valor>) {
  const { field, fieldState } = useController({ name });
  const [texto, setTexto] = useState(() => escribir(field.value as Valor));
  const [visto, setVisto] = useState(field.value as Valor);
  const leido = leer(texto);
  useCampoConocido(name, label, {}, (valor) => escribir(valor as Valor));

  // The form was set from outside: the box follows it.
  if (JSON.stringify(visto) !== JSON.stringify(field.value)) {
    setVisto(field.value as Valor);
    setTexto(escribir(field.value as Valor));
  }
  return (
    <TextField
      name={field.name}
      inputRef={field.ref}
      label={useEtiqueta(label, { vaciable: true })}
      value={texto}
      onChange={({ target }) => {
        setTexto(target.value);
        const nuevo = leer(target.value);
        const siguiente = nuevo.ok ? nuevo.value : ilegible;
        setVisto(siguiente);
        field.onChange(siguiente);
      }}
      onBlur={() => {
        if (leido.ok) setTexto(escribir(leido.value));
        field.onBlur();
      }}
      fullWidth
      autoComplete="off"
      error={fieldState.invalid}
      helperText={
        (fieldState.error && (leido.ok ? fieldState.error.message : decirFrase(leido.error))) ||
        ayuda(leido.ok ? leido.value : undefined)
      }
      slotProps={{ htmlInput: { inputMode, dir: 'ltr', maxLength: largo } }}
    />
  );
}
