"""Redraws TrueType contours with fewer curves, within a bound on how far the outline may move.

Brush faces are traced from paper: 300 points a glyph follow its grain, and the picture of a card carries every one of
them to a telephone. Here each stretch becomes the longest line or single quadratic curve that stays within the bound,
greedily, from the sharpest corner on. Ends of stretches lie on the old outline, so errors don't add up.

Places are complex numbers in font units.
"""

from cmath import phase

# Spots of each old curve that the new outline has to pass by.
STEPS = 4
# Distance of spots on straight stretches, font units.
SPOT_GAP = 6.0
# A corner shows from so far away, font units.
REACH = 6.0
# Improvements of the parameters of one fit.
ROUNDS = 3
# A line costs half the numbers of a curve: it is taken when it reaches more than half as far.
CURVE_GAIN = 1.8
# Lines keep to a part of the bound: what is bent must not look cut.
LINE_SHARE = 0.6
# Whole units round a place by up to √½.
ROUNDING = 0.71


def lighter(contour, bound):
    """A closed contour [(x, y, on_curve)…] as (contour, distance): the same outline with fewer points, and how far it
    is at most from the old one, units, never above `bound`. The old contour and 0 where nothing is saved."""
    spots = closed(spots_along(contour))
    if len(spots) < 8:
        return contour, 0.0
    points, worst = [], 0.0
    first, last = 0, len(spots) - 1
    while first < last:
        piece = longest_piece(spots, first, last, bound - ROUNDING)
        points.append((*whole(spots[first]), True))
        if piece.control is not None:
            points.append((*whole(piece.control), False))
        first, worst = piece.end, max(worst, piece.distance)
    return (points, worst + ROUNDING) if len(points) < len(contour) else (contour, 0.0)


class Piece:
    """A stretch of spots as one line (control None) or one curve."""

    def __init__(self, end, control, distance):
        self.end, self.control, self.distance = end, control, distance


def whole(place):
    return round(place.real), round(place.imag)


def spots_along(contour):
    """Spots of a contour in drawing order, without doubles."""
    first = next((index for index, point in enumerate(contour) if point[2]), None)
    if first is None:
        (ax, ay, _), (bx, by, _) = contour[0], contour[-1]
        contour, first = [((ax + bx) / 2, (ay + by) / 2, True), *contour], 0
    spots, control = [complex(*contour[first][:2])], None
    for x, y, on_curve in [*contour[first + 1:], *contour[:first + 1]]:
        place = complex(x, y)
        if control is not None:
            end = place if on_curve else (control + place) / 2
            spots += [curve_at(spots[-1], control, end, step / STEPS) for step in range(1, STEPS)] + [end]
        elif on_curve:
            begin, count = spots[-1], max(1, round(abs(place - spots[-1]) / SPOT_GAP))
            spots += [begin + (place - begin) * step / count for step in range(1, count + 1)]
        control = None if on_curve else place
    return [spot for spot, after in zip(spots, spots[1:]) if abs(spot - after) > 1e-6]


def closed(spots):
    """The spots from the sharpest corner round to itself."""
    if not spots:
        return spots
    sharpest = max(range(len(spots)), key=lambda index: turn(spots, index))
    return spots[sharpest:] + spots[:sharpest + 1]


def turn(spots, index):
    """Angle by which the outline turns at a spot, seen from REACH away, radians."""
    here = spots[index]
    before = far_spot(spots, index, -1)
    after = far_spot(spots, index, 1)
    return 0.0 if here in (before, after) else abs(phase((after - here) / (here - before)))


def far_spot(spots, index, way):
    spot = spots[index]
    for step in range(1, len(spots)):
        spot = spots[(index + way * step) % len(spots)]
        if abs(spot - spots[index]) >= REACH:
            break
    return spot


def longest_piece(spots, first, last, bound):
    line = furthest(spots, first, last, lambda run: fit_line(run, bound * LINE_SHARE))
    curve = furthest(spots, first, last, lambda run: fit_curve(run, bound))
    return curve if curve.end - first > (line.end - first) * CURVE_GAIN else line


def furthest(spots, first, last, fit):
    """The longest piece that fits, found by doubling and halving; one step is always a line."""
    best, beyond, step = Piece(first + 1, None, 0.0), last + 1, 8
    while best.end < last:
        end = min(first + step, last)
        found = fit(spots[first:end + 1]) if end < beyond else None
        if found is None:
            beyond = min(beyond, end)
            break
        best, step = Piece(end, *found), step * 2
    while beyond - best.end > 1:
        middle = (best.end + beyond) // 2
        found = fit(spots[first:middle + 1])
        if found is None:
            beyond = middle
        else:
            best = Piece(middle, *found)
    return best


def fit_line(run, bound):
    distance = max(from_stretch(spot, run[0], run[-1]) for spot in run)
    return (None, distance) if distance <= bound else None


def fit_curve(run, bound):
    """Least squares over the control, both ends fixed; the parameters move towards the nearest place in between."""
    a, b = run[0], run[-1]
    parameters = chord_lengths(run)
    for _ in range(ROUNDS):
        above = below = 0.0
        for spot, t in zip(run, parameters):
            weight = 2 * t * (1 - t)
            above += weight * (spot - (1 - t) ** 2 * a - t * t * b)
            below += weight * weight
        control = above / below if below > 1e-12 else (a + b) / 2
        distance = max(abs(curve_at(a, control, b, t) - spot) for spot, t in zip(run, parameters))
        if distance <= bound:
            strays = max(min(from_stretch(curve_at(a, control, b, step / 12), one, other)
                             for one, other in zip(run, run[1:])) for step in range(1, 12))
            return (control, max(distance, strays)) if strays <= bound else None
        if distance > 3 * bound:
            return None
        parameters = [nearer(a, control, b, spot, t) for spot, t in zip(run, parameters)]
    return None


def chord_lengths(run):
    lengths = [0.0]
    for before, after in zip(run, run[1:]):
        lengths.append(lengths[-1] + abs(after - before))
    return [length / lengths[-1] for length in lengths]


def curve_at(a, control, b, t):
    s = 1 - t
    return s * s * a + 2 * s * t * control + t * t * b


def nearer(a, control, b, spot, t):
    """One step of Newton's method towards the parameter nearest to a spot."""
    away = curve_at(a, control, b, t) - spot
    slope = 2 * ((1 - t) * (control - a) + t * (b - control))
    below = dot(slope, slope) + dot(away, 2 * (b - 2 * control + a))
    return t if abs(below) < 1e-9 else min(1.0, max(0.0, t - dot(away, slope) / below))


def from_stretch(spot, a, b):
    """Distance of a spot from the stretch between two places."""
    along = b - a
    square = dot(along, along)
    t = 0.0 if square == 0 else min(1.0, max(0.0, dot(spot - a, along) / square))
    return abs(spot - a - along * t)


def dot(a, b):
    return a.real * b.real + a.imag * b.imag
