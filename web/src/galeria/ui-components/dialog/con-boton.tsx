import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import { textos } from '#galeria/ui-components/textos.ts';
import { sinSegundoClic } from '#ui/flotantes/piezas-flotantes.ts';
import { useCierre } from '#ui/formularios/salida.ts';

/**
 * A dialog and the button that opens it, which takes the focus back. `children` gets the id of its title, what closes it, and
 * whom to tell that it has something to lose: then closing asks first.
 */
export function ConBoton(props: {
  readonly nombre: string;
  readonly texto?: string;
  readonly dialogo?: Omit<DialogProps, 'open' | 'onClose' | 'children'>;
  readonly children: (titulo: string, cerrar: () => void, onCambios: (hay: boolean) => void) => ReactNode;
}) {
  const t = textos.usar();
  const titulo = useId();
  const [abierto, setAbierto] = useState(false);
  const { onCambios, cerrar } = useCierre(() => setAbierto(false));
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={props.texto ?? t('dialogo.abrirUno', { cual: props.nombre })}
        onClick={() => setAbierto(true)}
      >
        {props.texto ?? t('dialogo.abrir')}
      </Button>
      <Dialog open={abierto} onClose={sinSegundoClic(cerrar)} aria-labelledby={titulo} {...props.dialogo}>
        {props.children(titulo, cerrar, onCambios)}
      </Dialog>
    </>
  );
}
