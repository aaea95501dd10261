import { useTranslation } from 'react-i18next';
import type { GrupoDeAtajos } from '#ui/pantalla/atajos.ts';
import { DESTINOS } from './teclas-globales.ts';

/** The keys that work on every screen, and those of every table. */
export function useAtajosDelArmazon(): readonly GrupoDeAtajos[] {
  const { t } = useTranslation('capas');
  const { t: tArmazon } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  return [
    {
      titulo: t('atajos.general'),
      atajos: [
        { teclas: ['Ctrl', 'K'], texto: t('atajos.paleta') },
        { teclas: ['/'], texto: t('atajos.buscar') },
        { teclas: ['?'], texto: t('atajos.estaLista') },
        { teclas: ['G', 'M'], texto: tArmazon('menu.filtrar') },
        { teclas: ['Esc'], texto: t('atajos.cerrar') },
      ],
    },
    {
      titulo: t('atajos.ir'),
      atajos: Object.entries(DESTINOS).map(([letra, { titulo }]) => ({
        teclas: ['G', letra.toUpperCase()],
        texto: t('atajos.irA', { que: tMenu(titulo) }),
      })),
    },
    {
      titulo: t('atajos.tablas'),
      atajos: [
        { teclas: ['↑', '↓'], texto: t('atajos.filas') },
        { teclas: ['Re Pág', 'Av Pág'], texto: t('atajos.deADiez') },
        { teclas: ['Inicio', 'Fin'], texto: t('atajos.extremos') },
        { teclas: ['Enter'], texto: t('atajos.abrir') },
      ],
    },
  ];
}
