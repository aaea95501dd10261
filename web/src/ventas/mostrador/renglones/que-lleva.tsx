import ButtonBase from '@mui/material/ButtonBase';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { useTranslation } from 'react-i18next';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import { cuantasElecciones } from './kit.ts';

/** On the line of a KIT: the way to see what it takes and to choose what may be chosen (EST-10). */
export function QueLleva(props: { readonly renglon: RenglonDeBorrador; readonly onVer: (clave: string) => void }) {
  const { t } = useTranslation('ventas');
  const { clave, codigo, elecciones } = props.renglon;
  const cuantas = cuantasElecciones(elecciones);
  const texto = cuantas === 0 ? t('mostrador.kit.lleva') : t('mostrador.kit.elegido', { count: cuantas });
  return (
    <ButtonBase aria-label={`${texto}: ${codigo}`} onClick={() => props.onVer(clave)} sx={boton}>
      <IconPackages size={15} stroke={1.7} aria-hidden />
      {texto}
    </ButtonBase>
  );
}

const boton = {
  display: 'flex',
  gap: 0.5,
  maxWidth: '100%',
  minHeight: 24,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  textAlign: 'start',
  '& svg': { flex: 'none' },
  color: 'primary.text',
  borderRadius: '5px',
  '&:hover': { textDecoration: 'underline' },
  '@media (max-width: 599.95px)': { minHeight: 32 },
} as const;
