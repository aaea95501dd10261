import { useTranslation } from 'react-i18next';
import type { GrupoDeAtajos } from '#ui/pantalla/atajos.ts';

/** The keys of the counter and of the delivery. */
export function useAtajosDeVentas(): readonly GrupoDeAtajos[] {
  const { t } = useTranslation('ventas');
  return [
    {
      titulo: t('mostrador.atajos.titulo'),
      atajos: [
        { teclas: ['Enter'], texto: t('mostrador.atajos.agregar') },
        { teclas: ['12*'], texto: t('mostrador.atajos.estrella') },
        { teclas: ['Tab'], texto: t('mostrador.atajos.tab') },
        { teclas: ['F2'], texto: t('mostrador.atajos.cliente') },
        { teclas: ['F4'], texto: t('mostrador.atajos.stock') },
        { teclas: ['F7'], texto: t('mostrador.atajos.descuento') },
        { teclas: ['F8'], texto: t('mostrador.atajos.observaciones') },
        { teclas: ['Supr'], texto: t('mostrador.atajos.quitar') },
        { teclas: ['F5', 'Ctrl+S'], texto: t('mostrador.atajos.guardar') },
        { teclas: ['F9'], texto: t('mostrador.atajos.confirmar') },
      ],
    },
  ];
}
