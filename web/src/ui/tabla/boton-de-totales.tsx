import IconButton from '@mui/material/IconButton';
import IconSum from '@tabler/icons-react/dist/esm/icons/IconSum.mjs';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { botonDeBarra } from './boton-de-barra.ts';
import { useDiseno } from './diseno.ts';

/** Shows what everything adds up to, or no more. It is part of how the table was left. */
export function BotonDeTotales({ clave }: { readonly clave: string }) {
  const { t } = useTranslation('ui');
  const [{ totales, ...resto }, guardar] = useDiseno(clave);
  return (
    <Pista texto={t('tabla.totales')}>
      <IconButton
        aria-label={t('tabla.totales')}
        aria-pressed={totales === true}
        onClick={() => guardar(totales ? resto : { ...resto, totales: true })}
        sx={totales ? { ...botonDeBarra, color: 'primary.text', bgcolor: 'primary.soft' } : botonDeBarra}
      >
        <IconSum size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}
