import { planClasses, type PlanClass } from '../../contract/plan/planRequest';
import { fitClasses, type FitClass } from '../../contract/unit/unit';

/** Whether a unit of a class may be planned by a choice. */
export const reachesClass = (fitClass: FitClass, lowest: PlanClass): boolean =>
  fitClasses.indexOf(fitClass) <= fitClasses.indexOf(lowest);

/** The class that stands for the least match of a plan saved before there were classes; the usual 90% is the usual class. */
export function classOfMatch(match: number): PlanClass {
  if (match > 0.9) return 'Fits';
  if (match >= 0.75) return 'Fits with work';
  return match >= 0.6 ? 'Fits, to be checked' : 'Misses a requirement';
}

const CHOICES: Readonly<Record<PlanClass, string>> = {
  Fits: 'Fits',
  'Fits with work': 'With work',
  'Fits, to be checked': 'To be checked',
  'Misses a requirement': 'Misses, with consent',
};

/** What a plan can be made by, best first. */
export const classChoices = planClasses.map((value) => ({ value, label: CHOICES[value] }));

/** The class inside a sentence: 'fits with work'. */
export const classWords = (fitClass: FitClass): string => fitClass.charAt(0).toLowerCase() + fitClass.slice(1);
