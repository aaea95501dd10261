import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import { MarcaDe } from '#galeria/forms/form-elements/marca-de.tsx';
import { Grupo, PaginaDeMarcas } from '#galeria/forms/form-elements/pagina-de-marcas.tsx';
import { textos } from '#galeria/forms/form-elements/textos.ts';

/** One of a few. */
export function RadioScreen() {
  const t = textos.usar();
  return (
    <PaginaDeMarcas
      clase="radio"
      titulo={t('radio')}
      personalizado={
        <Grupo clase="radio" nombre={t('personalizado')} elegida="hecha">
          {(['hecha', 'guardada', 'favorita'] as const).map((una) => (
            <MarcaDe key={una} clase="radio" valor={una} nombre={t(una)} iconos={REDONDA} />
          ))}
        </Grupo>
      }
    />
  );
}

const REDONDA = [
  <IconCircle key="vacia" size={22} stroke={1.6} aria-hidden />,
  <IconCircleCheckFilled key="marcada" size={22} aria-hidden />,
] as const;
