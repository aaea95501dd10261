import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import { type ComponentProps, Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { restablecerTodo } from './almacen.ts';
import { useOlvidarMuestras } from './muestras.ts';
import { usePonerParametros } from './parametros.ts';
import { SinLlamada } from './sin-llamada.tsx';
import { textosComunes } from './textos-comunes.ts';

type Props = Omit<ComponentProps<typeof Pagina>, 'estado'> & {
  /** What else begins anew with «Restablecer»: state of the screen that stands above the frame. */
  readonly restablecer?: () => void;
  /** Its samples come with the screen and no call brings them: `?mock=` is minded here. */
  readonly sinLlamada?: boolean;
};

/**
 * The frame of every demonstration screen: the product's, and a chip that says that its data are samples, with
 * «Restablecer». What stands inside begins anew with it, state included.
 */
export function PaginaDemo({ restablecer, sinLlamada = false, children, ...props }: Props) {
  const [vuelta, setVuelta] = useState(0);
  const handleRestablecido = () => {
    restablecer?.();
    setVuelta((una) => una + 1);
  };
  return (
    <Pagina banda="completa" {...props} estado={<DeDemostracion onRestablecido={handleRestablecido} />}>
      <Fragment key={vuelta}>{sinLlamada ? <SinLlamada>{children}</SinLlamada> : children}</Fragment>
    </Pagina>
  );
}

function DeDemostracion({ onRestablecido }: { readonly onRestablecido: () => void }) {
  const t = textosComunes.usar();
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const olvidar = useOlvidarMuestras();
  const poner = usePonerParametros();
  const handleClick = async () => {
    const si = await confirmar({ titulo: t('pregunta'), texto: t('preguntaTexto'), boton: t('restablecer') });
    if (si === null) return;
    restablecerTodo();
    // Whatever was being edited goes before the samples come: it puts nothing of its own in them, nor asks about what is lost.
    flushSync(onRestablecido);
    await olvidar();
    // The one it names may be among what was added, which is gone.
    poner({ id: undefined });
    avisos.exito(t('restablecidos'));
  };
  return (
    <Stack direction="row" data-testid="demo-chip" sx={{ alignItems: 'center', gap: { xs: 0, sm: 0.5 } }}>
      <EstadoChip tono="neutro" sobreBanda sinPunto>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('chip')}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {t('chipCorto')}
        </Box>
      </EstadoChip>
      <Button
        size="small"
        variant="text"
        aria-label={t('restablecer')}
        onClick={() => void handleClick()}
        sx={{ py: 0, minHeight: 24, minWidth: { xs: 28, sm: 64 }, px: { xs: 0.25, sm: 1.25 } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('restablecer')}
        </Box>
        <Box component="span" sx={{ display: { xs: 'inline-flex', sm: 'none' } }}>
          <IconRotate size={18} stroke={1.7} aria-hidden />
        </Box>
      </Button>
    </Stack>
  );
}
