import { useTranslation } from 'react-i18next';
import { Pagina } from '#ui/pagina.tsx';

export function InicioScreen() {
  const { t } = useTranslation('menu');
  return <Pagina titulo={t('inicio')}>{null}</Pagina>;
}
