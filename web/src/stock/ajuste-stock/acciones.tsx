import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { Atajo } from '#ui/piezas/atajo.tsx';
import type { Editor } from './use-editor.ts';

/** Give up the draft, keep it, apply it or ask somebody else to. */
export function AccionesDeBorrador(props: {
  readonly editor: Editor;
  readonly onAplicar: () => void;
  readonly onPedir: () => void;
}) {
  const { t } = useTranslation('stock');
  const confirmar = useConfirmar();
  const { editor } = props;
  const { guardado, ocupado, aplica } = editor;
  const handleAnular = async () => {
    const respuesta = await confirmar({
      titulo: t('ajustes.confirmar.anular', { numero: guardado?.texto ?? '' }),
      texto: t('ajustes.confirmar.anularTexto'),
      boton: t('ajustes.confirmar.anularBoton'),
      peligro: true,
      motivo: true,
    });
    if (respuesta) await editor.anular(respuesta.motivo);
  };
  return (
    <>
      {guardado && (
        <Button color="error" variant="text" disabled={ocupado} onClick={() => void handleAnular()}>
          {t('ajustes.accion.anular')}
        </Button>
      )}
      <Button disabled={ocupado} onClick={() => void editor.guardar()}>
        {t('ajustes.accion.guardar')}
        <Box component="span" sx={soloConTeclado}>
          <Atajo>F5</Atajo>
        </Box>
      </Button>
      <Button variant="contained" loading={ocupado} onClick={aplica ? props.onAplicar : props.onPedir}>
        {t(aplica ? 'ajustes.accion.aplicar' : 'ajustes.accion.pedir')}
        <Box component="span" sx={soloConTeclado}>
          <Atajo sobrePrimario>F9</Atajo>
        </Box>
      </Button>
    </>
  );
}

/** A key hint says nothing where there are no keys. */
const soloConTeclado = { display: { xs: 'none', md: 'inline' }, marginInlineStart: 1 } as const;
